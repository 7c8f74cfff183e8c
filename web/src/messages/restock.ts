/** Changing the stock of a product. */
export const restockTexts = {
  restock: "Restock",
  title: (name: string) => `Restock “${name}”`,
  inStock: (count: number) => `${count} in stock now.`,
  units: "Units",
  cancel: "Cancel",
  takeOut: "Take out",
  add: "Add",
} as const;
