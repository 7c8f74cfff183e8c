import { styled } from "styled-components";
import { deleteAccountTexts } from "../../../messages/data-section";
import { space, text } from "../../../theme/tokens";
import type { UndeliveredOrdersQuery } from "./DeleteAccount.generated";

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[4]};
  padding-left: ${space[5]};
  list-style: disc;
  font-size: ${text.small};
`;

/** The orders for which an account can't be deleted yet. */
export function UndeliveredOrders({ orders }: { orders: UndeliveredOrdersQuery["myOrders"]["nodes"] }) {
  return (
    <List>
      {orders.map(({ id, number, productName }) => (
        <li key={id}>{deleteAccountTexts.order(number, productName)}</li>
      ))}
    </List>
  );
}
