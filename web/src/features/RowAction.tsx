import { rowActionTexts } from "@shop/shared/messages/en/admin";
import type { ReactNode } from "react";
import { isForbidden } from "../graphql/errors";
import { type AlertText, alertTexts, failed } from "@shop/shared/messages/en/common";
import { explainTemporaryRefusal } from "../ui/feedback/temporary-refusal";
import { useAlert } from "../ui/dialog/AlertProvider";
import { ActionButton, type ActionButtonProps } from "../ui/form/ActionButton";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden";

/** An alert that an action was refused because the row had changed; the list is fetched again. */
export const tooLate = (text: string): AlertText => failed(text, rowActionTexts.tooLate);

/**
 * Returns a function that runs an action of a table row and shows its result: the alert that `act` resolves to (null for
 * none), 'You dont Have the permission' if it is forbidden (spec §8), or a failure.
 */
export function useRowAction(): (act: () => Promise<AlertText | null>) => Promise<void> {
  const alert = useAlert();
  return async (act) => {
    const said = await act().catch((error: unknown) =>
      isForbidden(error)
        ? alertTexts.notPermitted
        : failed(explainTemporaryRefusal(error) ?? rowActionTexts.failed),
    );
    if (said) await alert(said);
  };
}

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
