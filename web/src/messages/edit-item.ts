/** `/manageItems/:id`. */
export const editItemTexts = {
  loading: "the item",
  title: "Edit item",
  gone: "This item no longer exists.",
  conflict: "Someone else has changed this item",
  notSaved:
    "Your changes aren't saved yet. If you save anyway, the fields you changed replace theirs. All other fields keep their current values.",
  takeTheirs: "Discard mine, use theirs",
  isNow: "is now",
} as const;
