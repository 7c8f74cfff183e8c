import { myReturnsTexts, returnTexts } from "@shop/shared/messages/en/returns";
import { styled } from "styled-components";
import { ReturnFacts } from "../../../../features/orders/returns/ReturnFacts";
import { ReturnStatus } from "../../../../features/orders/returns/ReturnStatus";
import { RowAction } from "../../../../features/RowAction";
import { useViewer } from "../../../../features/session/SessionProvider";
import { isConflict } from "../../../../graphql/errors";
import { paths } from "../../../../paths";
import { color, space, text } from "../../../../theme/tokens";
import { useViewerTime } from "../../../../ui/format/use-viewer-time";
import { useCancelReturnMutation, type ReturnCard_ReturnFragment } from "./returns.generated";

const Frame = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[5]};

  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:first-child) {
    border-top: 1px solid ${color.line};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;

  strong {
    font-weight: 600;
  }
  time {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

/** Cancels a return until its products are back. */
function CancelReturn({ found: { id, number } }: { found: ReturnCard_ReturnFragment }) {
  const [cancel, { client }] = useCancelReturnMutation();
  const act = async () => {
    try {
      await cancel({ variables: { id } });
      return myReturnsTexts.cancelled;
    } catch (error) {
      if (!isConflict(error)) throw error;
      await client.refetchQueries({ include: "active" }).catch(() => undefined); // on failure the page keeps its data
      return myReturnsTexts.tooLate;
    }
  };
  return (
    <div>
      <RowAction
        dangerous
        confirmation={{
          title: myReturnsTexts.cancelQuestion(number),
          text: myReturnsTexts.cancelText,
          confirm: myReturnsTexts.confirmCancel,
          dismiss: myReturnsTexts.keep,
        }}
        of={number}
        act={act}
      >
        {myReturnsTexts.cancel}
      </RowAction>
    </div>
  );
}

/** A return of the viewer: its number and state, its products, what both sides wrote, and a button to cancel it. */
export function ReturnCard({ found }: { found: ReturnCard_ReturnFragment }) {
  const { email } = useViewer();
  const { day, moment } = useViewerTime();
  const { number, status, createdAt } = found;
  return (
    <Frame>
      <Head>
        <strong>{returnTexts.title(number)}</strong>
        <ReturnStatus status={status} />
        <time dateTime={createdAt}>{returnTexts.requested(day(createdAt))}</time>
      </Head>
      <ReturnFacts found={found} orderPath={(id) => paths.myOrder(email, id)} moment={moment}>
        {(status === "REQUESTED" || status === "ACCEPTED") && <CancelReturn found={found} />}
      </ReturnFacts>
    </Frame>
  );
}
