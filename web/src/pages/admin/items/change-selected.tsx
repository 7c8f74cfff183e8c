import { lazy } from "react";
import { manageItemsTexts } from "../../../messages/admin";
import type { OwnAction } from "../bulk-action";

const ChangeDialog = lazy(() =>
  import("./change/ChangeDialog").then((file) => ({ default: file.ChangeDialog })),
);

/** Changes category, brand, price or visibility of the selected products, all at once. */
export const changeSelected: OwnAction<{ id: string }> = {
  label: manageItemsTexts.change,
  secondary: true,
  open: ({ rows, onDone, onClose }) => <ChangeDialog products={rows} onClose={onClose} onChanged={onDone} />,
};
