import { RowAction } from "../../../../features/RowAction";
import type { ButtonProps } from "../../../../ui/form/Button";
import { useOrderChange, type OrderChange } from "./order-changes";
import { labelOf, refusalAlert, type ActionOrders } from "./order-states";

interface OrderChangeButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  name: OrderChange;
  orders: ActionOrders;
  /** The number of selected orders that stay unchanged. */
  othersStay: number;
  /** Called after the orders were changed, or one turned out to have changed before. */
  onDone: () => unknown;
}

/** Changes a customer's orders after a confirmation, all or none. */
export function OrderChangeButton({ name, orders, othersStay, onDone, ...look }: OrderChangeButtonProps) {
  const { label, dangerous, question, change, evictChanged, done, tooLate } = useOrderChange(name);
  const press = async () => {
    const said = await change(orders).then(
      () => done,
      (error: unknown) => refusalAlert(error, orders, tooLate),
    );
    evictChanged();
    await onDone();
    return said;
  };
  return (
    <RowAction
      {...look}
      dangerous={dangerous}
      confirmation={question(orders, othersStay)}
      of={labelOf(orders)}
      act={press}
    >
      {label}
    </RowAction>
  );
}
