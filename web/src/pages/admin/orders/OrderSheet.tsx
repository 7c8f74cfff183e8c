import { useState } from "react";
import { styled } from "styled-components";
import { isNotFound } from "../../../graphql/errors";
import { manageOrdersTexts } from "../../../messages/admin";
import { space } from "../../../theme/tokens";
import { SideSheet } from "../../../ui/dialog/SideSheet";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { CancelOrderButton } from "./CancelOrderButton";
import { DeliverButton } from "./DeliverButton";
import { useOrderDetailsQuery, type OrderDetails_OrderFragment } from "./ManageOrdersPage.generated";
import { OrderDetails } from "./OrderDetails";

const { details } = manageOrdersTexts;

const Actions = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space[3]};

  button {
    width: 100%;
  }
`;

interface OrderSheetProps {
  id: string;
  /** The order, where the list has it; otherwise it is fetched. */
  listed: OrderDetails_OrderFragment | undefined;
  onClose: () => void;
}

/** An order's details beside the list, with what can be done with it. */
export function OrderSheet({ id, listed, onClose }: OrderSheetProps) {
  const [opened] = useState(listed); // stays in sight while an action removes it from the list
  const known = listed ?? opened;
  const { data, error, refetch } = useOrderDetailsQuery({ variables: { id }, skip: known !== undefined });
  const order = known ?? data?.order;

  return (
    <SideSheet
      title={order ? details.title(order.name || order.email) : details.untitled}
      onClose={onClose}
      actions={order && <OrderActions order={order} onDone={onClose} />}
    >
      <SheetContent order={order} error={error} onRetry={refetch} />
    </SideSheet>
  );
}

interface SheetContentProps {
  order: OrderDetails_OrderFragment | undefined;
  error: unknown;
  onRetry: () => unknown;
}

function SheetContent({ order, error, onRetry }: SheetContentProps) {
  if (order) return <OrderDetails order={order} />;
  if (isNotFound(error)) return <Empty>{details.notFound}</Empty>;
  return error ? <Failure error={error} onRetry={onRetry} /> : <Loading what="the order" />;
}

function OrderActions({ order, onDone }: { order: OrderDetails_OrderFragment; onDone: () => void }) {
  return (
    <Actions>
      {!order.paid && (
        <div>
          <CancelOrderButton order={order} onDone={onDone} />
        </div>
      )}
      <div>
        <DeliverButton order={order} size="medium" onDone={onDone} />
      </div>
    </Actions>
  );
}
