import { styled } from "styled-components";
import { myOrderTexts } from "../../../../messages/account";
import { color, from, space } from "../../../../theme/tokens";
import type { DeliveryFacts_OrderFragment } from "../MyOrderPage.generated";
import { OrderPart } from "../../../../features/orders/order-layout";

const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};

  ${from.small} {
    grid-template-columns: 7rem minmax(0, 1fr);
  }
  > div {
    display: grid;
    gap: 0 ${space[4]};
  }
  ${from.small} {
    > div {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Whom and where the order goes to, as the customer typed it. */
export function DeliveryFacts({ order }: { order: DeliveryFacts_OrderFragment }) {
  return (
    <OrderPart as="section">
      <h2>{myOrderTexts.details}</h2>
      <Facts>
        {(["name", "email", "address", "phone"] as const).map((fact) => (
          <div key={fact}>
            <dt>{myOrderTexts[fact]}</dt>
            <dd dir="auto">{order[fact]}</dd>
          </div>
        ))}
      </Facts>
    </OrderPart>
  );
}
