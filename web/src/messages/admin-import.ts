/** `/manageItems/import`. */
export const importTexts = {
  title: "Import Items",
  lead: "Add many items at once. The file is checked first: nothing changes until you confirm.",
  firstRow: "Its first row names the columns, in any order:",
  saveAs: "Save it as “CSV UTF-8”; commas and semicolons both work.",
  further: "These columns may be added, and their cells left empty:",
  exported: "Export CSV on Manage Items has them all, with a column for each attribute of the shop.",
  template: "Download a template",
  checking: (file: string) => `Checking ${file}…`,
  ignored: (columns: string) => `Ignored columns: ${columns}.`,
  submit: (items: string) => `Import ${items}`,
  more: (errors: string) => `… and ${errors} more.`,
} as const;
