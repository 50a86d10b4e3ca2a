package mnemarium.ownership;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class OwnerRegistryTest {

    @Test
    void findsAFieldByItsNameOrAnAliasHoweverItIsWritten() {
        OwnerRegistry registry = Desk.registry();

        assertThat(registry.ownerOf("Subscription_Tier")).isEqualTo(Desk.BILLING);
        assertThat(registry.ownerOf("subscription-tier")).isEqualTo(Desk.BILLING);
        assertThat(registry.ownerOf("PLAN")).isEqualTo(Desk.BILLING);
    }

    @Test
    void nobodyHoldsAFieldThatNoOneClaims() {
        assertThat(Desk.registry().ownerOf("preferred name")).isEqualTo(new Owner.Nobody());
        assertThat(OwnerRegistry.empty().ownerOf("plan")).isEqualTo(new Owner.Nobody());
    }

    @Test
    void refusesTwoOwnersForOneField() {
        assertThatThrownBy(
                        () ->
                                new OwnerRegistry(
                                        List.of(Desk.BILLING, Desk.DOCS),
                                        List.of(
                                                OwnedField.of("plan", "Billing"),
                                                OwnedField.of("Plan", "Docs corpus"))))
                .hasMessage(
                        "field 'Plan' has two owners, Billing and Docs corpus, expected one owner"
                                + " and one place");
    }

    @Test
    void refusesAnAliasThatLeadsToTwoOwners() {
        OwnedField alias =
                new OwnedField(
                        "tier",
                        "Docs corpus",
                        List.of("plan"),
                        List.of(),
                        List.of(),
                        "",
                        Optional.empty());

        assertThatThrownBy(() -> Desk.registry().with(alias))
                .hasMessageContaining("has two owners, Billing and Docs corpus");
    }

    @Test
    void refusesAnOwnerThatIsNotThere() {
        assertThatThrownBy(() -> Desk.registry().with(OwnedField.of("x", "Nowhere")))
                .hasMessageContaining("owner of field x is 'Nowhere', expected one of Billing")
                .hasMessageContaining("nobody");
    }

    @Test
    void refusesAnOwnerTwice() {
        assertThatThrownBy(() -> new OwnerRegistry(List.of(Desk.BILLING, Desk.BILLING), List.of()))
                .hasMessage("owner 'Billing' occurs twice, expected each once");
    }

    @Test
    void tellsAKeyWordThatLeadsToAnotherOwnerToo() {
        OwnedField pages =
                new OwnedField(
                        "pages",
                        "Docs corpus",
                        List.of(),
                        List.of("On the plan"),
                        List.of(),
                        "",
                        Optional.empty());
        OwnedField bill =
                new OwnedField(
                        "bill",
                        "Billing",
                        List.of(),
                        List.of("on the plan."),
                        List.of(),
                        "",
                        Optional.empty());
        OwnerRegistry one = Desk.registry().with(pages);

        assertThat(one.withTellingKeyWordsOf(pages)).isEqualTo(one);
        assertThatThrownBy(() -> one.with(bill).withTellingKeyWordsOf(bill))
                .hasMessage(
                        "key word 'on the plan.' leads to two owners, Docs corpus (pages) and"
                                + " Billing (bill), expected one owner for each key word");
    }

    @Test
    void refusesAFieldTwice() {
        OwnedField plan = OwnedField.of("plan", "Billing");

        assertThatThrownBy(() -> new OwnerRegistry(List.of(Desk.BILLING), List.of(plan, plan)))
                .hasMessageContaining("field 'plan' occurs twice");
    }

    @Test
    void anEditMakesAnotherAndLeavesTheFirstAsItWas() {
        OwnerRegistry before = Desk.registry();
        OwnerRegistry after = before.with(OwnedField.of("plan", "CRM"));

        assertThat(before.ownerOf("plan").name()).isEqualTo("Billing");
        assertThat(after.ownerOf("plan").name()).isEqualTo("CRM");
        assertThat(after.ownerOf("subscription tier")).isEqualTo(new Owner.Nobody());
        assertThat(after.fields()).hasSameSizeAs(before.fields());
        assertThat(before).isEqualTo(Desk.registry());
    }

    @Test
    void withoutAnOwnerNobodyHoldsItsFields() {
        OwnerRegistry without = Desk.registry().withoutOwner("Billing");

        assertThat(without.ownerOf("plan")).isEqualTo(new Owner.Nobody());
        assertThat(without.ownerOf("region").name()).isEqualTo("Integrations");
        assertThat(Desk.registry().withoutField("Region").ownerOf("region"))
                .isEqualTo(new Owner.Nobody());
    }

    @Test
    void refusesAPatternThatCannotBeRead() {
        assertThatThrownBy(
                        () ->
                                new OwnedField(
                                        "plan",
                                        "Billing",
                                        List.of(),
                                        List.of(),
                                        List.of("plan ("),
                                        "",
                                        Optional.empty()))
                .hasMessageContaining("pattern of field plan is 'plan (', expected a regular");
    }
}
