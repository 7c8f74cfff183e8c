import { styled } from "styled-components";
import { myOrdersTexts } from "../../../../messages/account";
import { paths } from "../../../../routing/paths";
import { space } from "../../../../theme/tokens";
import { ButtonLink } from "../../../../ui/form/Button";
import { BuyAgainButton } from "../BuyAgainButton";
import { CancelOwnOrder } from "../CancelOwnOrder";
import type { MyOrderActions_OrderFragment } from "../MyOrderPage.generated";

const Stack = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** What the customer can do with the order now: pay it, buy it again, cancel it. */
export function MyOrderActions({ order }: { order: MyOrderActions_OrderFragment }) {
  const { id, qty, canPay, canCancel } = order;
  return (
    <Stack>
      {canPay && (
        <ButtonLink to={paths.checkout(id, qty)} size="large" wide>
          {myOrdersTexts.payNow}
        </ButtonLink>
      )}
      <BuyAgainButton order={order} wide />
      {canCancel && <CancelOwnOrder order={order} wide />}
    </Stack>
  );
}
