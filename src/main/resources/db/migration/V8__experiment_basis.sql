-- What the cells of an experiment depend on beside its plan, so that cells of unlike engines or
-- scenario texts are never mixed. Experiments from before do not say it.

ALTER TABLE experiment ADD COLUMN engine CHARACTER VARYING(100) DEFAULT 'unknown' NOT NULL; -- version that plays it
ALTER TABLE experiment ADD COLUMN scenarios CHARACTER LARGE OBJECT DEFAULT '' NOT NULL; -- lines: SHA-256 of a scenario's text, space, its name in the plan
