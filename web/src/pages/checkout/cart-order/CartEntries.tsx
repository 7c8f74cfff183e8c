import { styled } from "styled-components";
import type { CartProduct } from "../../../features/cart/cart";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { cartOrderTexts } from "../../../messages/cart-order";
import { paths } from "../../../routing/paths";
import { color, space, text } from "../../../theme/tokens";
import { Card } from "../../../ui/layout/Card";
import { Link } from "../../../ui/layout/Link";
import { formatPrice, pluralize } from "../../../ui/format/format";
import { CartEntryRow } from "./CartEntryRow";
import type { CartProblem } from "./cart-problem";
import { LIST_ID } from "./focus-on";

const Frame = styled(Card)`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
  font-variant-numeric: tabular-nums;

  h2 {
    font-size: ${text.large};
  }
  ul {
    display: grid;
    gap: ${space[4]};
  }
  > p {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  a {
    padding-block: calc((var(--target) - 1.5em) / 2);
    margin-block: calc((1.5em - var(--target)) / 2);
    font-size: ${text.small};
  }
  strong {
    font-size: ${text.title};
    font-weight: 600;
    letter-spacing: -0.02em;
  }
`;

const Total = styled(Ends)`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

/** An entry, and what stands in the way of ordering it. */
export interface ListedEntry {
  entry: CurrentEntry;
  problem: CartProblem | undefined;
}

interface CartEntriesProps {
  listed: readonly ListedEntry[];
  /** Dollars, of the entries that can be ordered. */
  total: number;
  onLoaded: (productId: string, product: CartProduct | null) => void;
}

/** What is to be ordered, and what it costs. */
export function CartEntries({ listed, total, onLoaded }: CartEntriesProps) {
  const refused = listed.filter(({ problem }) => problem).length;
  return (
    <Frame as="section" aria-labelledby={LIST_ID}>
      <Ends>
        <h2 id={LIST_ID} tabIndex={-1}>
          {cartOrderTexts.list}: {pluralize(listed.length, "product")}
        </h2>
        <Link to={paths.cart}>{cartOrderTexts.toCart}</Link>
      </Ends>
      <ul>
        {listed.map(({ entry, problem }) => (
          <CartEntryRow key={entry.productId} entry={entry} problem={problem} onLoaded={onLoaded} />
        ))}
      </ul>
      <Total>
        <span>{cartOrderTexts.total}</span>
        <strong>{formatPrice(total)}</strong>
      </Total>
      {refused > 0 && <p>{cartOrderTexts.notIncluded(pluralize(refused, "product"))}</p>}
    </Frame>
  );
}
