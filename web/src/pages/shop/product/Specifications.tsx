import { styled } from "styled-components";
import type { ParsedDescription } from "../../../features/catalogue/parse-description";
import { productPageTexts } from "@shop/shared/messages/en/products";
import { color, space, text } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import type { ProductExtras_ProductFragment } from "./ProductPage.generated";
import { specificationsOf } from "./specifications-of";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;

  th,
  td {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    width: 36%;
    min-width: 7rem;
    padding-inline-end: ${space[4]};
    color: ${color.muted};
    font-weight: inherit;
  }
  th[scope="rowgroup"] {
    padding-top: ${space[6]};
    border-top: 0;
    color: ${color.ink};
    font-weight: 600;
  }
  tbody:first-child tr:first-child > * {
    padding-top: ${space[2]};
    border-top: 0;
  }
  td {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    min-width: var(--target);
    margin-block: calc(-1 * ${space[3]});
    padding-block: ${space[3]};
  }
`;

const Heading = styled.h2`
  margin-block: ${space[4]} ${space[2]};
  font-size: ${text.large};
`;

interface SpecificationsProps {
  described: ParsedDescription["specifications"];
  extras: ProductExtras_ProductFragment | undefined;
}

/** The specifications of a product, one per row, in groups; renders nothing without any. */
export function Specifications({ described, extras }: SpecificationsProps) {
  const groups = specificationsOf(described, extras);
  if (groups.length === 0) return null;
  return (
    <div>
      <Heading id="specifications">{productPageTexts.specifications}</Heading>
      <Table aria-labelledby="specifications">
        {groups.map(({ title, lines }) => (
          <tbody key={title}>
            {title !== null && (
              <tr>
                <th scope="rowgroup" colSpan={2} dir="auto">
                  {title}
                </th>
              </tr>
            )}
            {lines.map(({ term, value, to }, index) => (
              <tr key={index}>
                <th scope="row" dir="auto">
                  {term}
                </th>
                <td dir="auto">{to ? <Link to={to}>{value}</Link> : value}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  );
}
