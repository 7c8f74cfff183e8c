import { styled } from "styled-components";
import { personalTables } from "@shop/shared/privacy/personal-tables";
import type { PersonalEntry, Whose } from "@shop/shared/privacy/personal-entry";
import { color, from, radius, space, text } from "../../../theme/tokens";

const List = styled.div`
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

  & + & {
    margin-top: ${space[3]};
  }
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
  dd {
    margin: 0;
  }
  ${from.small} {
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const bases: Record<PersonalEntry["basis"], string> = {
  contract: "it is needed for your account and your orders",
  consent: "you agreed to it, and can take that back",
  "legal duty": "the law requires it",
  "legitimate interest": "the shop needs it to work safely",
};

/** What the database stores of these people, made from the list that is checked against its columns. */
export function StoredEntries({ whose }: { whose: Whose }) {
  const tables = Object.values(personalTables)
    .map(({ title, entries }) => ({
      title,
      shown: Object.values(entries).filter((entry) => entry.whose === whose),
    }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <List>
      {tables.map(({ title, shown }) => (
        <div key={title}>
          <h3>{title}</h3>
          {shown.map((entry) => (
            <StoredEntry key={entry.what} {...entry} />
          ))}
        </div>
      ))}
    </List>
  );
}

function StoredEntry({ what, why, basis, kept, afterDeletion }: PersonalEntry) {
  const facts = [
    ["What for", why],
    ["Why it is allowed", `Because ${bases[basis]} (${basis}).`],
    ["How long", kept],
    ["When the account is deleted", afterDeletion],
  ] as const;
  return (
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
  );
}
