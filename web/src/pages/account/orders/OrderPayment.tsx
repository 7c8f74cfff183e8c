import type { ReactNode } from "react";
import { styled } from "styled-components";
import { myOrdersTexts } from "@shop/shared/messages/en/orders";
import { orderTexts } from "@shop/shared/messages/en/checkout";
import { paths } from "../../../paths";
import { color, secondary, space, text } from "../../../theme/tokens";
import { Skeleton } from "../../../ui/feedback/states";
import { Button, ButtonLink } from "../../../ui/form/Button";
import { totalPrice } from "../../../features/orders/total-price";
import { formatPrice } from "../../../ui/format/format";
import { RowActions } from "../../../ui/table/table-frame";
import { CancelOwnOrder } from "./CancelOwnOrder";
import type { MyOrdersTable_OrderFragment } from "./MyOrdersPage.generated";
import { asRows } from "./order-table-frame";

/** The total above the buttons; at the end of a row, or as wide as a card. */
const Payment = styled.div`
  display: grid;
  gap: ${space[3]};

  p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    ${secondary}
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

type Priced = Pick<MyOrdersTable_OrderFragment, "total" | "unitPrice" | "qty" | "checkout">;

/** The total of an order, above its buttons; for a product of a cart its price, because the head has the total (D-30). */
export function RowTotal({ order, children }: { order: Priced; children: ReactNode }) {
  const { total, unitPrice, qty, checkout } = order;
  const ofCart = checkout !== null && checkout.orders.length > 1;
  return (
    <Payment>
      <p>
        {ofCart ? (
          <strong>{formatPrice(totalPrice(unitPrice, qty))}</strong>
        ) : (
          <>
            {orderTexts.total} <strong>{formatPrice(total)}</strong>
          </>
        )}
      </p>
      {children}
    </Payment>
  );
}

/** The total, and buttons to pay or cancel the order. */
export function OrderPayment({ order }: { order: MyOrdersTable_OrderFragment }) {
  const { id, qty, paid, canCancel } = order;
  return (
    <RowTotal order={order}>
      {paid ? (
        <Button disabled>{myOrdersTexts.paid}</Button>
      ) : (
        <RowActions>
          {canCancel && (
            <div>
              <CancelOwnOrder order={order} />
            </div>
          )}
          <div>
            <ButtonLink to={paths.checkout(id, qty)} variant="secondary">
              {myOrdersTexts.payNow}
            </ButtonLink>
          </div>
        </RowActions>
      )}
    </RowTotal>
  );
}

const Line = styled(Skeleton)`
  justify-self: end;
`;

const Action = styled(Skeleton)`
  width: 100%;

  ${asRows} {
    width: 11rem;
  }
`;

/** The placeholder of {@link OrderPayment}. */
export function PaymentOutline() {
  return (
    <Payment>
      <Line $width="6rem" $height="1.7rem" />
      <Action $height="2.75rem" />
    </Payment>
  );
}
