/** `/audit`. */
export const auditTexts = {
  title: "Audit",
  lead: "Who did what, and when. Entries are never changed or removed.",
  days: "Done",
  about: (target: string) => `All entries about ${target}`,
  searchHint: "Person, item or change",
  empty: "No entries yet. What admins change appears here.",
} as const;
