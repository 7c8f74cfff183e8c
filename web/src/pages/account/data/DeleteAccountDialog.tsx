import { personalTables } from "@shop/shared/personal-tables";
import { styled } from "styled-components";
import { deleteAccountTexts } from "@shop/shared/messages/en/account";
import { Failure, Loading } from "../../../ui/feedback/states";
import { CloseButton } from "../../../ui/dialog/CloseButton";
import { DialogActions, ModalFrame } from "../../../ui/dialog/ModalFrame";
import { ConfirmDeletion } from "./ConfirmDeletion";
import { useUndeliveredOrdersQuery } from "./DeleteAccount.generated";
import { space, text, color, radius } from "../../../theme/tokens";

/** A kind of data, and its treatment when the account is deleted. */
interface DataCategory {
  title: string;
  effect: string;
}

const ofCustomers = Object.values(personalTables).filter(({ subjects }) => subjects.includes("customers"));

const categoriesOf = (kind: "removed" | "retained"): DataCategory[] =>
  ofCustomers.flatMap(({ title, [kind]: effect }) => (effect === undefined ? [] : { title, effect }));

/** The data deleted with an account, and the data kept: equal to the privacy page. */
const deleted = categoriesOf("removed");
const retained = categoriesOf("retained");

const Scroll = styled.div`
  display: grid;
  gap: ${space[5]};
  max-height: min(16rem, 35vh);
  margin-top: ${space[5]};
  padding: ${space[4]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-size: ${text.small};

  h3 {
    font-size: ${text.body};
  }
  dl {
    display: grid;
    gap: ${space[3]};
    margin-top: ${space[2]};
  }
  dd {
    color: ${color.muted};
  }
`;

/** The deleted and the kept data of an account. It scrolls separately, so that the buttons stay visible. */
function DeletionSummary() {
  const { goes, stays } = deleteAccountTexts;
  return (
    // focusable, so that the keyboard can scroll it
    <Scroll tabIndex={0} role="region" aria-label={`${goes}, ${stays.toLowerCase()}`}>
      <DataList heading={goes} entries={deleted} />
      <DataList heading={stays} entries={retained} />
    </Scroll>
  );
}

function DataList({ heading, entries }: { heading: string; entries: readonly DataCategory[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <dl>
        {entries.map(({ title, effect }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The orders that prevent the deletion of the account. */
const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[4]};
  padding-left: ${space[5]};
  list-style: disc;
  font-size: ${text.small};
`;

/**
 * Lists the deleted and the kept data, and deletes the account once the person has signed in again; or shows why it can't be
 * deleted yet.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useUndeliveredOrdersQuery({ fetchPolicy: "network-only" });
  const undelivered = data?.myOrders.nodes;

  if (undelivered && undelivered.length > 0)
    return (
      <ModalFrame
        role="dialog"
        title={deleteAccountTexts.refusedTitle}
        text={deleteAccountTexts.refusedText}
        details={
          <List>
            {undelivered.map(({ id, number, productName }) => (
              <li key={id}>{deleteAccountTexts.order(number, productName)}</li>
            ))}
          </List>
        }
        onClose={onClose}
      >
        <DialogActions>
          <CloseButton>{deleteAccountTexts.close}</CloseButton>
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
          <DeletionSummary />
          <ConfirmDeletion onRefused={() => void refetch()} />
        </>
      ) : (
        <Loading what={deleteAccountTexts.loadingOrders} />
      )}
    </ModalFrame>
  );
}
