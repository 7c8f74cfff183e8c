import { use } from "react";
import { paths } from "../../../routing/paths";
import { CurrentSite } from "../../../ui/head/Head";
import { Link } from "../../../ui/layout/Link";
import { LegalSections, OperatorDetails, type LegalSection } from "../../../features/legal/LegalSections";
import { BrowserEntries } from "./BrowserEntries";
import { otherRecipients } from "./recipients";
import { StoredEntries } from "./StoredEntries";

const short = (
  <ul>
    <li>We store what accounts, orders, payments and reviews need. Nothing follows you.</li>
    <li>There is no advertising, no tracking, and no statistics service. No cookie says who you are.</li>
    <li>We sell nothing of it, and pass on only what signing in and paying need.</li>
    <li>You can have all of it, and have it deleted.</li>
  </ul>
);

const rights = (
  <>
    <p>
      On <Link to={paths.profile}>your profile</Link> you can download everything that is stored about you,
      and delete your account. What goes then, and what stays in the shop&apos;s books, is said with each
      entry above.
    </p>
    <ul>
      <li>You can ask what is stored about you, and have mistakes corrected.</li>
      <li>You can object to what is stored because the shop needs it to work safely.</li>
      <li>You can take back what you agreed to: the newsletter by the link in each mail, at any time.</li>
      <li>You can complain to the data protection authority of your country.</li>
    </ul>
  </>
);

/** `/privacy`: what the shop stores, made from the list that a test compares with the database's schema. */
export function PrivacyPage() {
  const { name, payments } = use(CurrentSite);
  const sections: LegalSection[] = [
    { id: "short", title: "In short", content: short },
    { id: "operator", title: "Who is responsible", content: <OperatorDetails /> },
    { id: "visitors", title: "If you visit the shop", content: <StoredEntries whose="visitors" /> },
    { id: "customers", title: "If you have an account", content: <StoredEntries whose="customers" /> },
    { id: "admins", title: "If you work for the shop", content: <StoredEntries whose="admins" /> },
    { id: "browser", title: "In your browser", content: <BrowserEntries /> },
    { id: "others", title: "Who else gets something", content: otherRecipients(payments) },
    { id: "rights", title: "What you can do", content: rights },
  ];
  return (
    <LegalSections
      title="Privacy"
      lead={`What ${name} stores about you, what for, how long, and what you can do about it.`}
      description={`What ${name} stores about visitors and customers, what for, for how long, and how to get or delete it.`}
      sections={sections}
    />
  );
}
