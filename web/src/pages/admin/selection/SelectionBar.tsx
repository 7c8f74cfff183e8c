import { lazy, Suspense, useState, type ComponentType } from "react";
import type { BulkBarProps } from "./BulkBar";

/** Loaded with the first selected row. */
const BulkBar = lazy(() => import("./BulkBar").then((file) => ({ default: file.BulkBar })));

/** The actions on the selected rows; renders nothing until a row is selected. */
export function SelectionBar<Row>(props: BulkBarProps<Row>) {
  const [used, setUsed] = useState(false);
  if (!used && props.selection.rows.length > 0) setUsed(true);
  if (!used) return null;
  const Bar = BulkBar as unknown as ComponentType<BulkBarProps<Row>>; // `lazy` drops the type parameter
  return (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );
}
