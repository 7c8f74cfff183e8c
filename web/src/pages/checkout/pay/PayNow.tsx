import { styled } from "styled-components";
import { payTexts } from "@shop/shared/messages/en/checkout";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Button } from "../../../ui/form/Button";
import { useStartPayment, type PayableOrder } from "./use-start-payment";

/** Adds its children to the buttons of the dialog; the failure has a row above them. */
const Frame = styled.div`
  display: contents;

  > button {
    flex: 1 1 0;
  }
  > [role="alert"]:not(:empty) {
    flex: 1 0 100%;
    order: -1;
  }
`;

interface PayNowProps {
  orders: readonly PayableOrder[];
  /** The path of My Orders, to which the browser's Back leads from the provider's page. */
  myOrders: string;
}

/** The button that pays placed orders, in their alert. After a failure OK still leads to My Orders. */
export function PayNow({ orders, myOrders }: PayNowProps) {
  const { start, starting, failure } = useStartPayment(() => undefined, myOrders);
  return (
    <Frame>
      <FormFailure>{failure && payTexts.notNow(failure)}</FormFailure>
      <Button wide busy={starting} onClick={() => start(orders)}>
        {payTexts.payNow}
      </Button>
    </Frame>
  );
}
