import { deleteAccountTexts } from "../../../messages/data-section";
import { Failure, Loading } from "../../../ui/feedback/states";
import { Button } from "../../../ui/form/Button";
import { closeDialog, DialogActions, ModalFrame } from "../../../ui/dialog/ModalFrame";
import { ConfirmDeletion } from "./ConfirmDeletion";
import { useUndeliveredOrdersQuery, type UndeliveredOrdersQuery } from "./DeleteAccount.generated";
import { WhatHappens } from "./WhatHappens";
import { styled } from "styled-components";
import { space, text } from "../../../theme/tokens";

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[4]};
  padding-left: ${space[5]};
  list-style: disc;
  font-size: ${text.small};
`;

/** The orders for which an account can't be deleted yet. */
function UndeliveredOrders({ orders }: { orders: UndeliveredOrdersQuery["myOrders"]["nodes"] }) {
  return (
    <List>
      {orders.map(({ id, number, productName }) => (
        <li key={id}>{deleteAccountTexts.order(number, productName)}</li>
      ))}
    </List>
  );
}

/** Tells what goes and what stays, and deletes the account once the person has signed in again; or says why it can't be yet. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useUndeliveredOrdersQuery({ fetchPolicy: "network-only" });
  const undelivered = data?.myOrders.nodes;

  if (undelivered && undelivered.length > 0)
    return (
      <ModalFrame
        role="dialog"
        title={deleteAccountTexts.refusedTitle}
        text={deleteAccountTexts.refusedText}
        details={<UndeliveredOrders orders={undelivered} />}
        onClose={onClose}
      >
        <DialogActions>
          <Button variant="secondary" onClick={closeDialog}>
            {deleteAccountTexts.close}
          </Button>
        </DialogActions>
      </ModalFrame>
    );
  return (
    <ModalFrame
      role="dialog"
      title={deleteAccountTexts.title}
      text={deleteAccountTexts.text}
      onClose={onClose}
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : undelivered ? (
        <>
          <WhatHappens />
          <ConfirmDeletion onRefused={() => void refetch()} />
        </>
      ) : (
        <Loading what={deleteAccountTexts.loadingOrders} />
      )}
    </ModalFrame>
  );
}
