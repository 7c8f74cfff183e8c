import type { ReactNode } from "react";
import type { AlertText } from "../messages/common";
import { ActionButton, type ActionButtonProps } from "../ui/form/ActionButton";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden";
import { useRowAction } from "./use-row-action";

interface RowActionProps extends Omit<ActionButtonProps, "onPress"> {
  /** Completes the label for screen readers: the row's name. */
  of?: string;
  /** Resolves to the alert to show; null for none. */
  act: () => Promise<AlertText | null>;
  children: ReactNode;
}

/** The button of an action on a row or an object: shows its result, see {@link useRowAction}. */
export function RowAction({ of, act, children, ...button }: RowActionProps) {
  const run = useRowAction();
  return (
    <ActionButton variant="secondary" {...button} onPress={() => run(act)}>
      <span>{children}</span>
      {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </ActionButton>
  );
}
