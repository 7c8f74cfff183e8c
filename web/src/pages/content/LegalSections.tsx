import { legalPageTexts as texts } from "@shop/shared/messages/en/legal";
import { use, type ReactNode } from "react";
import { styled } from "styled-components";
import { PrintStyle } from "../../theme/PrintStyle";
import { color, space } from "../../theme/tokens";
import { CurrentSite } from "../../ui/layout/Head";
import { Page } from "../../ui/layout/Page";
import { WithContents } from "../../ui/layout/WithContents";

const Article = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  gap: clamp(${space[10]}, 5vw, ${space[16]});
  line-height: 1.65;

  > section {
    display: grid;
    gap: ${space[4]};
  }
  h2 {
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 2rem);
    letter-spacing: -0.025em;
  }
  ul {
    display: grid;
    gap: ${space[2]};
    padding-left: ${space[5]};
    list-style: square;
  }
  li::marker {
    color: ${color.accentInk};
  }
`;

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
`;

/** A part of a legal page, with a heading and an anchor. */
export interface LegalSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalSectionsProps {
  title: string;
  lead: string;
  description: string;
  sections: readonly LegalSection[];
}

/** The layout of `/privacy` and `/terms`. Printed without the screen-only parts. */
export function LegalSections({ title, lead, description, sections }: LegalSectionsProps) {
  return (
    <Page title={title} lead={lead} description={description} width="wide">
      <PrintStyle />
      <WithContents label={texts.contents} parts={sections}>
        <Article>
          {sections.map(({ id, title: heading, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {content}
            </section>
          ))}
        </Article>
      </WithContents>
    </Page>
  );
}

const Gap = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};
  border-left: 3px solid ${color.accent};
  background: ${color.sunken};
  color: ${color.muted};
`;

/** The information that the shop's operator has to add before the page is complete. */
export function ToComplete({ children, list }: { children: ReactNode; list?: ReactNode }) {
  return (
    <Gap role="note">
      <p>
        <strong>{texts.forOperator}</strong> {children}
      </p>
      {list}
    </Gap>
  );
}

/** The operator of the shop; unless they are `complete`, missing details are shown as a task for the operator. */
export function OperatorDetails({ complete = false }) {
  const { name, rules } = use(CurrentSite);
  const { operator } = rules;
  const missing = [
    !operator.name && texts.missing.name,
    !operator.address && texts.missing.address,
    !operator.email && texts.missing.email,
  ].filter((gap) => typeof gap === "string");
  return (
    <>
      {operator.name && (
        <p>
          <span>{texts.runBy(name)}</span>
          <strong>{operator.name}</strong>.
        </p>
      )}
      {operator.address && <Address>{operator.address}</Address>}
      {operator.email && (
        <p>
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </p>
      )}
      {!complete && missing.length > 0 && (
        <ToComplete
          list={
            <ul>
              {missing.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          }
        >
          {texts.template}
        </ToComplete>
      )}
    </>
  );
}
