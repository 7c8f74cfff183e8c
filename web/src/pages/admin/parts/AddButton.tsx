import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/form/Button";
import { Plus } from "../../../ui/icons/admin-icons";

interface AddButtonProps {
  label: string;
  dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog for a new entry. */
export function AddButton({ label, dialog }: AddButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus size={18} />
        <span>{label}</span>
      </Button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}
