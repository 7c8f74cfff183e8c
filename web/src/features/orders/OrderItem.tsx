import { styled } from "styled-components";
import { myOrderTexts } from "@shop/shared/messages/en/orders";
import { color, from, radius, space, text } from "../../theme/tokens";
import { Skeleton } from "../../ui/feedback/states";
import { formatPrice } from "../../ui/format/format";
import { Link } from "../../ui/layout/Link";
import { Options } from "../../ui/product/Options";
import { WasAndNow } from "../../ui/product/Price";
import { ImagePlate, ProductImage } from "../../ui/product/ProductImage";
import { Amounts } from "./Amounts";
import { amountsOf, hasAmounts } from "./amounts-of";
import { orderImage } from "./order-image";
import type { OrderItem_OrderFragment } from "./OrderItem.generated";
import { OrderPart } from "./order-layout";

/** The product next to its image, and the total below both. */
const ItemFrame = styled(OrderPart)`
  display: grid;
  grid-template-columns: min(6rem, 30vw) minmax(0, 1fr);
  gap: ${space[5]};

  ${from.small} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

/** The background of an ordered product's image. */
export const ItemPlate = styled(ImagePlate)`
  align-self: start;
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
  }
`;

/** Name, quantity and price. */
const ItemWords = styled.div`
  h2 {
    margin-bottom: ${space[2]};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h2 a {
    display: inline-block;
    padding-block: calc((var(--target) - 1.25em) / 2); /* a touch target of 44 px in the space of one line */
    margin-block: calc((1.25em - var(--target)) / 2);
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    color: ${color.accentInk};
  }
  p {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

/** The lines from the products' price to the total. */
const ItemAmounts = styled.div`
  grid-column: 1 / -1;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

/** The price of all units. */
const ItemTotal = styled.p`
  display: flex;
  grid-column: 1 / -1;
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  color: ${color.muted};

  strong {
    color: ${color.ink};
    font-size: ${text.title};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

interface OrderItemProps {
  order: OrderItem_OrderFragment;
  /** The path of the product's page, linked if the product is still sold. */
  path: (productId: string) => string;
  /** Whether the page shows the amounts elsewhere, for a cart with several orders (D-30). */
  amountsElsewhere?: boolean;
}

/** The ordered product, with the image and the price at that time. */
export function OrderItem({ order, path, amountsElsewhere = false }: OrderItemProps) {
  const { product, productName, optionValues, qty, unitPrice, regularPrice } = order;
  const name = <bdi>{productName}</bdi>;
  return (
    <ItemFrame as="section">
      <ItemPlate>
        <ProductImage src={orderImage(order)} alt="" sizes="9rem" width={144} height={173} />
      </ItemPlate>
      <ItemWords>
        <h2>{product ? <Link to={path(product.id)}>{name}</Link> : name}</h2>
        <Options of={optionValues} />
        <p>
          <span>{`${qty} × `}</span>
          <WasAndNow price={unitPrice} regularPrice={regularPrice} />
          {!product && <span>{` · ${myOrderTexts.noLongerSold}`}</span>}
        </p>
      </ItemWords>
      {!amountsElsewhere && <OrderAmounts order={order} />}
    </ItemFrame>
  );
}

function OrderAmounts({ order }: { order: OrderItem_OrderFragment }) {
  const amounts = amountsOf([order]);
  if (hasAmounts(amounts)) {
    return (
      <ItemAmounts>
        <Amounts of={amounts} />
      </ItemAmounts>
    );
  }
  return (
    <ItemTotal>
      <span>{myOrderTexts.total}</span> <strong>{formatPrice(order.total)}</strong>
    </ItemTotal>
  );
}

/** The placeholder of {@link OrderItem}. */
export function OrderItemSkeleton() {
  return (
    <ItemFrame>
      <ItemPlate />
      <Skeleton $width="12rem" $height="1.5rem" />
      <ItemAmounts>
        <Skeleton $height="6rem" />
      </ItemAmounts>
    </ItemFrame>
  );
}
