import { use, type ReactNode } from "react";
import { styled } from "styled-components";
import { PrintStyle } from "../../theme/PrintStyle";
import { color, from, space, text } from "../../theme/tokens";
import { CurrentSite } from "../../ui/head/Head";
import { Page } from "../../ui/layout/Page";

const Columns = styled.div`
  display: grid;
  gap: ${space[10]} ${space[16]};

  ${from.large} {
    grid-template-columns: 15rem minmax(0, 46rem);
  }
`;

const Contents = styled.nav`
  font-size: ${text.small};

  ol {
    display: grid;
    border-top: 1px solid ${color.line};
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    border-bottom: 1px solid ${color.line};
    color: ${color.muted};
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentInk};
  }
  ${from.large} {
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`;

const Article = styled.div`
  display: grid;
  gap: clamp(${space[10]}, 5vw, ${space[16]});
  line-height: 1.65;

  > section {
    display: grid;
    gap: ${space[4]};
    scroll-margin-top: 6rem;
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
  address {
    font-style: normal;
    white-space: pre-line;
  }
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

/** The layout of `/privacy` and `/terms`: a list of contents beside the text. It is printed without what belongs to the screen. */
export function LegalSections({ title, lead, description, sections }: LegalSectionsProps) {
  return (
    <Page title={title} lead={lead} description={description} width="wide">
      <PrintStyle />
      <Columns>
        <Contents aria-label="Contents">
          <ol>
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Article>
          {sections.map(({ id, title: heading, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {content}
            </section>
          ))}
        </Article>
      </Columns>
    </Page>
  );
}

const Gap = styled.p`
  padding: ${space[4]} ${space[5]};
  border-left: 3px solid ${color.accent};
  background: ${color.sunken};
  color: ${color.muted};
`;

/** What the shop's operator has to enter or to decide before the page is complete. */
export function ToComplete({ children }: { children: ReactNode }) {
  return (
    <Gap role="note">
      <strong>For the shop&apos;s operator:</strong> {children}
    </Gap>
  );
}

/** Who runs the shop; what is missing is said to its operator. */
export function OperatorDetails() {
  const { name, rules } = use(CurrentSite);
  const { operator } = rules;
  const missing = [
    !operator.name && "your name (OPERATOR_NAME)",
    !operator.address && "your address (OPERATOR_ADDRESS)",
    !operator.email && "an email (OPERATOR_EMAIL)",
  ].filter(Boolean);
  return (
    <>
      {operator.name && (
        <p>
          {name} is run by <strong>{operator.name}</strong>.
        </p>
      )}
      {operator.address && <address>{operator.address}</address>}
      {operator.email && (
        <p>
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </p>
      )}
      {missing.length > 0 && (
        <ToComplete>
          this page is a template. Have it checked by a lawyer before you open the shop, and enter{" "}
          {missing.join(", ")}.
        </ToComplete>
      )}
    </>
  );
}
