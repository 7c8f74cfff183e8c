import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/form/Button";
import { Plus } from "../../../ui/icons/admin-icons";

/** The open form of a list: for a row, for a new one, or none. */
export function useEditor<Row>() {
  const [edited, setEdited] = useState<Row | "new" | null>(null);
  return {
    row: edited === "new" ? undefined : (edited ?? undefined),
    isOpen: edited !== null,
    edit: (row: Row) => setEdited(row),
    close: () => setEdited(null),
    /** The button that opens the form for a new row. */
    addButton: (label: string): ReactNode => (
      <Button onClick={() => setEdited("new")}>
        <Plus size={18} />
        <span>{label}</span>
      </Button>
    ),
  };
}
