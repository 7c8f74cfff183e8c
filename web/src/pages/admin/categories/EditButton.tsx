import { useState, type ReactNode } from "react";
import { categoriesTexts } from "../../../messages/admin-catalogue";
import { Button } from "../../../ui/form/Button";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";

interface EditButtonProps {
  name: string;
  dialog: (close: () => void) => ReactNode;
}

/** Opens the edit dialog of the named entry. */
export function EditButton({ name, dialog }: EditButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {categoriesTexts.edit}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}
