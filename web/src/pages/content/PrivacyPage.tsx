import { browserEntries } from "@shop/shared/browser-storage";
import { privacyTexts as texts } from "@shop/shared/messages/en/privacy";
import { personalTables } from "@shop/shared/personal-tables";
import type { DataSubject, PersonalTable } from "@shop/shared/personal-table";
import { use } from "react";
import { styled } from "styled-components";
import { CurrentSite } from "../../ui/layout/Head";
import { WordList, Words } from "./Words";
import { LegalSections, OperatorDetails, type LegalSection } from "./LegalSections";
import { color, from, panel, secondary, space, text } from "../../theme/tokens";

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
  ${panel}
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
  const names = texts.facts;
  const facts = [
    [names.why, why],
    [names.basis, texts.because(bases.map((basis) => texts.reasons[basis]))],
    [names.retention, retention],
    [names.deletion, [removed, retained].filter(Boolean).join(" ")],
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
    ${secondary}
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
            <small>{texts.stores[store]}</small>
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

const rights = (
  <>
    <p>
      <Words>{texts.profile}</Words>
    </p>
    <WordList of={texts.rights} />
  </>
);

/** `/privacy`: the personal data that the shop stores; a test compares the tables with the database's schema. */
export function PrivacyPage() {
  const { name, payments } = use(CurrentSite);
  const { titles } = texts;
  const sections: LegalSection[] = [
    { id: "short", title: titles.short, content: <WordList of={texts.short} /> },
    { id: "operator", title: titles.operator, content: <OperatorDetails /> },
    { id: "visitors", title: titles.visitors, content: <StoredTables subject="visitors" /> },
    { id: "customers", title: titles.customers, content: <StoredTables subject="customers" /> },
    { id: "admins", title: titles.admins, content: <StoredTables subject="admins" /> },
    { id: "browser", title: titles.browser, content: <BrowserEntries /> },
    { id: "others", title: titles.others, content: <WordList of={texts.others(texts.paying[payments])} /> },
    { id: "rights", title: titles.rights, content: rights },
  ];
  return (
    <LegalSections
      title={texts.title}
      lead={texts.lead(name)}
      description={texts.description(name)}
      sections={sections}
    />
  );
}
