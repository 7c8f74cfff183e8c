/** Texts of the lists that are turned page by page. */
export const tableTexts = {
  show: "Show",
  from: "From",
  to: "To",
  selectAll: "Select all on this page",
  showAll: "Show all",
  nothingHere: "There's nothing left on this page.",
  firstPage: "Go to the first page",
  pages: "Pages",
  pageOf: (page: number, pages: string) => `Page ${page} of ${pages}`,
  previous: "Previous",
  next: "Next",
} as const;
