import type { ReactNode } from "react";
import { Button } from "../../../ui/form/Button";
import { Plus } from "../../../ui/icons/admin-icons";
import { useOpened } from "../../../ui/dialog/use-opened";

/** The open form of a list: for a row, for a new one, or none. */
export function useEditor<Row>() {
  const { opened, open, close } = useOpened<Row | "new">();
  return {
    row: opened?.subject === "new" ? undefined : opened?.subject,
    isOpen: opened !== undefined,
    edit: (row: Row) => open(row),
    close,
    /** The button that opens the form for a new row. */
    addButton: (label: string): ReactNode => (
      <Button onClick={() => open("new")}>
        <Plus size={18} />
        <span>{label}</span>
      </Button>
    ),
  };
}
