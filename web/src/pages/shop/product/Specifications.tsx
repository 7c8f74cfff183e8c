import { styled } from "styled-components";
import type { ParsedDescription } from "../../../features/catalogue/parse-description";
import { color, space, text } from "../../../theme/tokens";

const List = styled.dl`
  font-size: 0.9375rem;

  div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) 5fr;
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Heading = styled.h2`
  margin-top: ${space[4]};
  font-size: ${text.large};
`;

/** The specifications of a product, one per line; renders nothing where there are none. */
export function Specifications({ specifications }: Pick<ParsedDescription, "specifications">) {
  if (specifications.length === 0) return null;
  return (
    <>
      <Heading>Specifications</Heading>
      <List>
        {specifications.map(({ term, value }, index) => (
          <div key={index}>
            <dt dir="auto">{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </List>
    </>
  );
}
