import { styled } from "styled-components";
import { orderTexts } from "../../../messages/checkout";
import { myOrdersTexts } from "../../../messages/account";
import { paths } from "../../../routing/paths";
import { ImagePlate, ProductImage } from "../../../features/catalogue/ProductImage";
import { color, radius, space, text } from "../../../theme/tokens";
import { Button, ButtonLink } from "../../../ui/form/Button";
import { formatDay, formatPrice } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { Skeleton } from "../../../ui/feedback/states";
import { RowActions } from "../../../ui/table/table-frame";
import { CancelOrderButton } from "./CancelOrderButton";
import type { MyOrdersTable_OrderFragment } from "./MyOrdersPage.generated";
import { asRows } from "./order-table-frame";

/** The product's picture; the rest of the cell is beside it. */
const Plate = styled(ImagePlate)`
  align-self: start;
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
  }
`;

/** What has been ordered, when and for how much. */
const OrderFacts = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: ${space[1]};
  align-content: start;

  a,
  strong {
    font-weight: 560;
  }
  a {
    display: block;
    width: fit-content;
    padding-block: calc((var(--target) - 1.5em) / 2); /* 44 px for the thumb, in the place of one line */
    margin-block: calc((1.5em - var(--target)) / 2);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentInk};
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
  p a {
    display: inline-block;
    color: ${color.accentInk};
    font-weight: 500;
  }
`;

/** The total, and below it the buttons; at the end of a row, or across a card. */
const Payment = styled.div`
  display: grid;
  gap: ${space[3]};

  p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    color: ${color.muted};
    font-size: ${text.small};
  }
  strong {
    color: ${color.ink};
    font-size: ${text.large};
    font-weight: 600;
  }
  ${asRows} {
    justify-items: end;

    p {
      gap: ${space[2]};
    }
  }
`;

const Unbroken = styled.span`
  white-space: nowrap;
`;

interface OrderProps {
  order: MyOrdersTable_OrderFragment;
}

/** The product's name at the time of the order, a link while the product is still sold; and when, what, where to. */
export function OrderedProduct({ order }: OrderProps) {
  const { id, number, email, product, productName, imageUrl, qty, createdAt, unitPrice, address } = order;
  const name = <bdi>{productName}</bdi>;
  return (
    <>
      <Plate>
        <ProductImage src={imageUrl ?? ""} alt="" sizes="5rem" width={80} height={96} />
      </Plate>
      <OrderFacts>
        {product ? <Link to={paths.product(product.id)}>{name}</Link> : <strong>{name}</strong>}
        <p>
          <Unbroken>
            <Link to={paths.myOrder(email, id)}>
              {myOrdersTexts.order} {number}
            </Link>
          </Unbroken>{" "}
          ·{" "}
          <Unbroken as="time" dateTime={createdAt}>
            {formatDay(createdAt)}
          </Unbroken>
        </p>
        {qty > 1 && <p>{myOrdersTexts.each(formatPrice(unitPrice))}</p>}
        <p>
          {orderTexts.address} <bdi>{address}</bdi>
        </p>
      </OrderFacts>
    </>
  );
}

/** The placeholder of {@link OrderedProduct}. */
export function ProductOutline() {
  return (
    <>
      <Plate />
      <OrderFacts>
        <Skeleton $width="12rem" $height="1.5rem" />
        <Skeleton $width="14rem" $height="1.3rem" />
        <Skeleton $width="9rem" $height="1.3rem" />
      </OrderFacts>
    </>
  );
}

/** The total, and the way to pay or cancel the order. */
export function OrderPayment({ order }: OrderProps) {
  const { id, qty, status, total } = order;
  return (
    <Payment>
      <p>
        {orderTexts.total} <strong>{formatPrice(total)}</strong>
      </p>
      {status === "PAID" ? (
        <Button disabled>{myOrdersTexts.paid}</Button>
      ) : (
        <RowActions>
          <div>
            <CancelOrderButton order={order} />
          </div>
          <div>
            <ButtonLink to={paths.checkout(id, qty)} variant="secondary">
              {myOrdersTexts.payNow}
            </ButtonLink>
          </div>
        </RowActions>
      )}
    </Payment>
  );
}

/** The placeholder of {@link OrderPayment}. */
export function PaymentOutline() {
  return (
    <Payment>
      <Skeleton $width="6rem" $height="1.7rem" />
      <Skeleton $width="11rem" $height="2.75rem" />
    </Payment>
  );
}
