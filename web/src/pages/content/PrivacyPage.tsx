import type { Bootstrap } from "@shop/shared/bootstrap";
import { browserEntries } from "@shop/shared/browser-storage";
import { personalTables } from "@shop/shared/personal-tables";
import type { DataSubject, PersonalTable } from "@shop/shared/personal-table";
import { use } from "react";
import { styled } from "styled-components";
import { paths } from "../../paths";
import { CurrentSite } from "../../ui/layout/Head";
import { Link } from "../../ui/layout/Link";
import { LegalSections, OperatorDetails, type LegalSection } from "./LegalSections";
import { color, from, space, text, radius } from "../../theme/tokens";

const Entries = styled.div`
  display: grid;
  gap: ${space[8]};

  h3 {
    margin-bottom: ${space[3]};
    font-size: ${text.title};
    letter-spacing: -0.015em;
  }
`;

const Entry = styled.div`
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  break-inside: avoid;

  > p {
    font-weight: 550;
    text-wrap: pretty;
  }
  dl {
    display: grid;
    gap: ${space[3]} ${space[6]};
    margin-top: ${space[4]};
    font-size: ${text.small};
    line-height: 1.5;
  }
  dt {
    color: ${color.muted};
  }
  ${from.small} {
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const reasons: Record<PersonalTable["bases"][number], string> = {
  contract: "we need it for your account and your orders",
  consent: "you agreed to it, and can withdraw your consent",
  "legal duty": "the law requires it",
  "legitimate interest": "we need it to run the shop safely",
};

/** The personal data in the database about these people; a test compares the tables with the schema. */
function StoredTables({ subject }: { subject: DataSubject }) {
  const tables = Object.values(personalTables).filter((table) => table.subjects.includes(subject));
  return (
    <Entries>
      {tables.map((table) => (
        <StoredTable key={table.title} {...table} />
      ))}
    </Entries>
  );
}

function StoredTable({ title, what, why, bases, retention, removed, retained }: PersonalTable) {
  const reason = bases.map((basis) => `${reasons[basis]} (${basis})`).join(", and because ");
  const facts = [
    ["Why", why],
    ["Why we may store it", `Because ${reason}.`],
    ["How long", retention],
    ["When the account is deleted", [removed, retained].filter(Boolean).join(" ")],
  ] as const;
  return (
    <div>
      <h3>{title}</h3>
      <Entry>
        <p>{what}</p>
        <dl>
          {facts.map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Entry>
    </div>
  );
}

const List = styled.dl`
  border-top: 1px solid ${color.line};

  > div {
    display: grid;
    gap: ${space[1]} ${space[6]};
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
    break-inside: avoid;
  }
  code {
    font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.small};
  }
  ${from.medium} {
    > div {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
  }
`;

/** The browser entries of the shop's pages, by key. */
function BrowserEntries() {
  return (
    <List>
      {browserEntries.map(({ key, store, what, retention }) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
            <small>{store}</small>
          </dt>
          <dd>
            <span>{what}</span>
            <small>{retention}</small>
          </dd>
        </div>
      ))}
    </List>
  );
}

const paying: Record<Bootstrap["payments"], string> = {
  stripe:
    "You pay on a page of Stripe. Stripe gets your email, what you buy and the amount from us, and your card from you. We never see the card. Stripe tells us whether the payment was made.",
  demo: "You pay on the shop's own demo page, which doesn't ask for a card. Nobody else gets any data.",
  off: "You can't pay in the shop, so no payment provider gets any data.",
};

/** The recipients of personal data other than the shop, and the contents of server logs. */
function otherRecipients(payments: Bootstrap["payments"]) {
  return (
    <ul>
      <li>
        <strong>Firebase Authentication by Google</strong> checks who signs in. It stores your email, your
        name, your password in a form that can&apos;t be read back, when you registered and last signed in,
        and your network address. It sends the emails to verify your address or reset your password. Its code
        is loaded on the pages for signing in, and wherever you are signed in.
      </li>
      <li>
        <strong>Google</strong>, if you choose to sign in with a Google account: its window shows which shop
        asks, and gives us your name, email and picture.
      </li>
      <li>
        <strong>The payment provider.</strong>
        <span>{` ${paying[payments]}`}</span>
      </li>
      <li>
        <strong>The mail server</strong> that sends our emails gets your address and what they say. Our emails
        contain no tracking pixels and no tracked links. Emails that are waiting to be sent are stored with
        your order number, not your name; admins see those that failed until they are sent. What you write on
        the contact page is stored only until it is sent to our mailbox. When you delete your account, the
        emails we sent stay in your inbox, and the admins&apos; emails about your orders in theirs.
      </li>
      <li>
        <strong>Picture servers.</strong> If a product&apos;s picture is stored on another website, its server
        sees your network address when you view it.
      </li>
      <li>
        <strong>The shop&apos;s log</strong> records what failed and for which request. It contains no
        password, no token, and nothing you typed. What the operator&apos;s own servers in front of the shop
        write down, usually network addresses and pages for some days, is up to the operator.
      </li>
    </ul>
  );
}

const short = (
  <ul>
    <li>We store only what we need for accounts, orders, payments and reviews. We don't track you.</li>
    <li>There are no ads, no trackers and no analytics services. No cookie identifies you.</li>
    <li>We never sell your data, and share only what's needed for signing in and paying.</li>
    <li>You can download all of it, and delete it.</li>
  </ul>
);

const rights = (
  <>
    <p>
      On <Link to={paths.profile}>your profile</Link> you can download everything that is stored about you,
      and delete your account. Each entry above says what is deleted then, and what stays in the shop&apos;s
      books.
    </p>
    <ul>
      <li>You can ask what is stored about you, and have mistakes corrected.</li>
      <li>You can object to data that we store to run the shop safely.</li>
      <li>
        You can withdraw your consent at any time: unsubscribe from the newsletter with the link in each
        email.
      </li>
      <li>You can complain to your country's data protection authority.</li>
    </ul>
  </>
);

/** `/privacy`: the personal data that the shop stores; a test compares the tables with the database's schema. */
export function PrivacyPage() {
  const { name, payments } = use(CurrentSite);
  const sections: LegalSection[] = [
    { id: "short", title: "In short", content: short },
    { id: "operator", title: "Who is responsible", content: <OperatorDetails /> },
    { id: "visitors", title: "If you visit the shop", content: <StoredTables subject="visitors" /> },
    { id: "customers", title: "If you have an account", content: <StoredTables subject="customers" /> },
    { id: "admins", title: "If you work for the shop", content: <StoredTables subject="admins" /> },
    { id: "browser", title: "In your browser", content: <BrowserEntries /> },
    { id: "others", title: "Who else gets your data", content: otherRecipients(payments) },
    { id: "rights", title: "What you can do", content: rights },
  ];
  return (
    <LegalSections
      title="Privacy"
      lead={`What ${name} stores about you, why, and for how long.`}
      description={`What ${name} stores about visitors and customers, what for, for how long, and how to get or delete it.`}
      sections={sections}
    />
  );
}
