/** `/manageItems/:id`. */
export const editItemTexts = {
  loading: "the item",
  title: "Edit item",
  gone: "This item is no longer for sale, or never was.",
  conflict: "Someone else has changed this item",
  notSaved:
    "Your changes are not saved yet. If you save anyway, the fields you changed replace theirs; all other fields stay as they are now.",
  takeTheirs: "Discard mine, use theirs",
  isNow: "is now",
} as const;
