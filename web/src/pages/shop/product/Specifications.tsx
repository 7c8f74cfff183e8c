import { styled } from "styled-components";
import { productPageTexts } from "../../../messages/product-page";
import { color, space, text } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import type { Specification } from "./specifications-of";

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
    width: 28.6%;
    min-width: 7rem;
    padding-inline-end: ${space[4]};
    color: ${color.muted};
    font-weight: inherit;
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
  margin-top: ${space[4]};
  font-size: ${text.large};
`;

/** The specifications of a product, one per row; renders nothing where there are none. */
export function Specifications({ specifications }: { specifications: readonly Specification[] }) {
  if (specifications.length === 0) return null;
  return (
    <>
      <Heading id="specifications">{productPageTexts.specifications}</Heading>
      <Table aria-labelledby="specifications">
        <tbody>
          {specifications.map(({ term, value, to }, index) => (
            <tr key={index}>
              <th scope="row" dir="auto">
                {term}
              </th>
              <td dir="auto">{to ? <Link to={to}>{value}</Link> : value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
