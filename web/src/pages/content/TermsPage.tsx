import { termsTexts } from "@shop/shared/messages/en/legal";
import { use } from "react";
import { CurrentSite } from "../../ui/layout/Head";
import { LegalSections } from "./LegalSections";
import { termsOf } from "./terms-sections";

/** `/terms`: the rules for accounts, orders and reviews, with the shop's values. */
export function TermsPage() {
  const site = use(CurrentSite);
  return (
    <LegalSections
      title={termsTexts.title}
      lead={termsTexts.lead(site.name)}
      description={termsTexts.description(site.name)}
      sections={termsOf(site)}
    />
  );
}
