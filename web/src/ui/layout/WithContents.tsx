import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, from, space, text } from "../../theme/tokens";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[16]};

  ${from.large} {
    grid-template-columns: min(16rem, 25vw) minmax(0, 45rem);
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
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
    color: ${color.muted};
    text-decoration: none;
    text-wrap: pretty;
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

interface WithContentsProps {
  /** The heading of the table of contents. */
  label: string;
  /** The parts of the text: their ids and titles. */
  parts: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** A long text with its table of contents: at its side where there is space, otherwise above. */
export function WithContents({ label, parts, children }: WithContentsProps) {
  return (
    <Columns>
      <Contents aria-label={label}>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Contents>
      {children}
    </Columns>
  );
}
