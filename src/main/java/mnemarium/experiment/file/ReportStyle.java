package mnemarium.experiment.file;

/** The looks of a report: light or dark as the reader's system is, and on paper. */
final class ReportStyle {

    /** The same colours as the window's; nothing is loaded from anywhere. */
    static final String CSS =
            """
            :root { color-scheme: light dark; --ground: #fff; --soft: #f6f8fa; --text: #24292f;
              --muted: #57606a; --line: #d8dee4; --row: #e6eaee; --accent: #0969da;
              --found: #046a5d; --found-ground: #e1f3ef; --paper: #fff; }
            @media (prefers-color-scheme: dark) { :root { --ground: #0d1117; --soft: #161b22;
              --text: #d5dbe2; --muted: #9aa4af; --line: #2a3038; --row: #21262d;
              --accent: #58a6ff; --found: #45c4ad; --found-ground: #10302c; } }
            * { box-sizing: border-box; }
            body { margin: 0; background: var(--ground); color: var(--text);
              font: 15px/1.55 Inter, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
            main { max-width: 1080px; margin: 0 auto; padding: 48px 24px 96px; }
            h1 { font-size: 28px; line-height: 1.2; font-weight: 600; margin: 0 0 4px; }
            h2 { font-size: 20px; font-weight: 600; margin: 48px 0 8px; padding-top: 16px;
              border-top: 1px solid var(--line); }
            h3 { font-size: 15px; font-weight: 600; margin: 24px 0 8px; }
            p, ul { max-width: 72ch; margin: 8px 0; }
            .lead { font-size: 17px; color: var(--muted); margin: 0 0 16px; }
            .muted { color: var(--muted); }
            .mono, td.n, .p { font-family: "JetBrains Mono", ui-monospace, "SF Mono", Menlo,
              Consolas, monospace; font-variant-numeric: tabular-nums; }
            .mono { font-size: 13px; overflow-wrap: anywhere; }
            .tag { display: inline-block; font-size: 11px; line-height: 16px; padding: 0 8px;
              border: 1px dashed var(--muted); border-radius: 9px; color: var(--muted);
              white-space: nowrap; font-family: inherit; }
            .tag.measured { border-style: solid; }
            .tag.published { border: 0; padding: 0; }
            .chip { display: inline-block; font-size: 12px; padding: 0 10px; border-radius: 10px;
              border: 1px solid var(--line); white-space: nowrap; }
            .chip.reproduced { color: var(--found); background: var(--found-ground);
              border-color: transparent; }
            .chip.differs { font-weight: 600; border-color: var(--text); }
            .chip.not { color: var(--muted); }
            .scroll { overflow-x: auto; }
            table { border-collapse: collapse; width: 100%; font-size: 13px; margin: 8px 0 16px; }
            th { text-align: left; font-weight: 400; font-size: 12px; color: var(--muted);
              border-bottom: 1px solid var(--line); padding: 4px 12px 4px 0; vertical-align: bottom; }
            td { border-bottom: 1px solid var(--row); padding: 5px 12px 5px 0; vertical-align: top; }
            th.n, td.n { text-align: right; white-space: nowrap; }
            td .why { color: var(--muted); font-size: 12px; display: block; }
            .test { background: var(--soft); border-radius: 4px; padding: 16px; margin: 12px 0; }
            .test .p { font-size: 28px; font-weight: 600; line-height: 1.2; margin-right: 12px; }
            figure { margin: 16px 0; padding: 12px; background: var(--paper); color: #24292f;
              border: 1px solid var(--line); border-radius: 4px; overflow-x: auto; }
            figure svg { max-width: 100%; height: auto; display: block; }
            figcaption { font-size: 12px; color: #57606a; margin-top: 8px; }
            details { margin: 8px 0; } summary { cursor: pointer; color: var(--accent); }
            pre { background: var(--soft); padding: 16px; border-radius: 4px; overflow-x: auto;
              font: 12px/1.5 "JetBrains Mono", ui-monospace, Menlo, Consolas, monospace; }
            @media print { main { max-width: none; padding: 0; } figure, .test, tr {
              break-inside: avoid; } }
            """;

    private ReportStyle() {}
}
