import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/form/Button";
import { Plus } from "../../../ui/icons/admin-icons";

/** The form that is open in a section: of a row, of a new one, or none. */
export function useEditor<Row extends { id: string }>() {
  const [edited, setEdited] = useState<Row | "new" | null>(null);
  return {
    row: edited === "new" ? undefined : (edited ?? undefined),
    isOpen: edited !== null,
    /** Tells forms apart, so that another row's has its own values. */
    key: edited === null || edited === "new" ? "new" : edited.id,
    edit: (row: Row) => setEdited(row),
    close: () => setEdited(null),
    /** The button that opens the form of a new one. */
    addButton: (label: string): ReactNode => (
      <Button onClick={() => setEdited("new")}>
        <Plus size={18} />
        <span>{label}</span>
      </Button>
    ),
  };
}
