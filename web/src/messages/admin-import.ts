/** `/manageItems/import`. */
export const importTexts = {
  title: "Import items",
  lead: "Add many items at once. The file is checked first: nothing changes until you confirm.",
  firstRow: "The first row must have these column names, in any order:",
  saveAs: "Save it as “CSV UTF-8”. Commas and semicolons both work.",
  further: "These columns are optional, and their cells can be empty:",
  exported: "Export CSV on Manage Items includes them all, with a column for each attribute.",
  template: "Download a template",
  checking: (file: string) => `Checking ${file}…`,
  ignored: (columns: string) => `Ignored columns: ${columns}.`,
  submit: (items: string) => `Import ${items}`,
  more: (errors: string) => `… and ${errors} more.`,
} as const;
