import { listTexts } from "@shop/shared/messages/en/admin";
import type { ElementType, ReactNode } from "react";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";

/** The last column of a table: the buttons of a row in a frame, empty for a row without buttons. */
export const actionsColumn = <Row,>(
  buttonsOf: (row: Row) => ReactNode,
  Frame: ElementType = RowActions,
): Column<Row> => ({
  header: listTexts.actions,
  actions: true,
  align: "end",
  cell: (row) => {
    const buttons = buttonsOf(row);
    return buttons && <Frame>{buttons}</Frame>;
  },
});
