import { RowAction } from "../../../features/RowAction";
import { conflictMessageOf } from "../../../graphql/errors";
import { formTexts } from "@shop/shared/messages/en/admin";
import { failed } from "@shop/shared/messages/en/common";
import { Button } from "../../../ui/form/Button";
import type { ButtonSize } from "../../../ui/form/button-style";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";

interface DeleteButtonProps {
  name: string;
  /** "Delete" by default. */
  label?: string;
  /** The question to confirm, and the consequence. */
  title: string;
  text: string;
  /** The reason why it can't be deleted; undefined if it can. */
  reason?: string | undefined;
  size?: ButtonSize;
  onDelete: () => Promise<unknown>;
}

/** Deletes an entry of a list after a confirmation; shows the reason if the server refuses. */
export function DeleteButton(props: DeleteButtonProps) {
  const { name, label = formTexts.remove, title, text, reason, size = "small", onDelete } = props;
  const press = () =>
    onDelete().then(
      () => null, // the list shows the result
      (error: unknown) => {
        const message = conflictMessageOf(error);
        if (message === undefined) throw error;
        return failed(message, formTexts.notDeleted);
      },
    );

  return (
    <RowAction
      size={size}
      dangerous
      disabled={reason !== undefined}
      disabledReason={reason}
      confirmation={{ title, text, confirm: label }}
      of={name}
      act={press}
    >
      {label}
    </RowAction>
  );
}

/** The props of a row's delete button. */
export type Removal = Omit<DeleteButtonProps, "size">;

interface RowButtonsProps {
  onEdit: () => void;
  removal: Removal;
}

/** The buttons of a row, inside `RowActions`: edit and delete. */
export function RowButtons({ onEdit, removal }: RowButtonsProps) {
  return (
    <>
      <div>
        <Button variant="secondary" size="small" onClick={onEdit}>
          {formTexts.edit}
          <VisuallyHidden>{removal.name}</VisuallyHidden>
        </Button>
      </div>
      <div>
        <DeleteButton {...removal} />
      </div>
    </>
  );
}
