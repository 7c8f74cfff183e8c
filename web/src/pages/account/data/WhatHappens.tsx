import { styled } from "styled-components";
import { deleteAccountTexts } from "../../../messages/data-section";
import { color, radius, space, text } from "../../../theme/tokens";
import { databaseTables } from "@shop/shared/privacy/database-tables";

/** A kind of data, and what becomes of it when the account is deleted. */
interface Fate {
  what: string;
  then: string;
}

const ofCustomers = databaseTables.flatMap(({ personal }) =>
  personal.filter(({ whose }) => whose === "customers"),
);

const fatesOf = (stays: boolean): Fate[] =>
  ofCustomers
    .filter(({ onDeletion }) => (onDeletion === "kept") === stays)
    .map(({ what, afterDeletion }) => ({ what, then: afterDeletion }));

/** What is deleted with an account, and what stays: the same as on the privacy page. */
const whatGoes = fatesOf(false);
const whatStays = fatesOf(true);

const Scroll = styled.div`
  display: grid;
  gap: ${space[5]};
  max-height: min(16rem, 35vh);
  margin-top: ${space[5]};
  padding: ${space[4]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-size: ${text.small};

  h3 {
    font-size: ${text.body};
  }
  dl {
    display: grid;
    gap: ${space[3]};
    margin-top: ${space[2]};
  }
  dd {
    color: ${color.muted};
  }
`;

/** What goes with an account and what stays. It scrolls by itself, so that the buttons stay in sight. */
export function WhatHappens() {
  const { goes, stays } = deleteAccountTexts;
  return (
    // a keyboard scrolls what has the focus
    <Scroll tabIndex={0} role="region" aria-label={`${goes}, ${stays.toLowerCase()}`}>
      <Fates title={goes} fates={whatGoes} />
      <Fates title={stays} fates={whatStays} />
    </Scroll>
  );
}

function Fates({ title, fates }: { title: string; fates: readonly Fate[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl>
        {fates.map(({ what, then }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{then}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
