import { listTexts } from "@shop/shared/messages/en/admin";
import { useMemo, type ReactNode } from "react";
import { useMayDo } from "../../../features/session/use-may-do";
import type { Scope } from "../../../graphql/schema.generated";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";

/** The last column of a table: the buttons of a row in a frame, empty for a row without buttons. */
export const actionsColumn = <Row,>(buttonsOf: (row: Row) => ReactNode): Column<Row> => ({
  header: listTexts.actions,
  actions: true,
  align: "end",
  cell: (row) => {
    const buttons = buttonsOf(row);
    return buttons && <RowActions>{buttons}</RowActions>;
  },
});

/** A table's columns, without the buttons for viewers who lack the permission for them. */
export function useColumns<Row, Sort extends string>(
  columns: readonly Column<Row, Sort>[],
  scope: Scope,
): readonly Column<Row, Sort>[] {
  const allowed = useMayDo(scope);
  return useMemo(() => (allowed ? columns : columns.filter(({ actions }) => !actions)), [allowed, columns]);
}
