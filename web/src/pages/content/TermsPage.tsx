import { use } from "react";
import { CurrentSite } from "../../ui/layout/Head";
import { LegalSections } from "./LegalSections";
import { termsOf } from "./terms-sections";

/** `/terms`: the rules for accounts, orders and reviews, with the shop's values. */
export function TermsPage() {
  const site = use(CurrentSite);
  return (
    <LegalSections
      title="Terms"
      lead={`What applies when you order at ${site.name}.`}
      description={`What applies to accounts, orders, payments, refunds and reviews at ${site.name}.`}
      sections={termsOf(site)}
    />
  );
}
