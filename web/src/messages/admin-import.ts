import { toast } from "./alerts";
import { counted } from "./counted";

/** What an import adds and changes. */
export interface ImportCounts {
  toAdd: number;
  toChange: number;
}

/** "2 items", or "3 items added, 12 changed": what is done to how many. */
const both = ({ toAdd, toChange }: ImportCounts, added: string, changed: string) =>
  [
    toAdd > 0 && `${counted(toAdd, "item")} ${added}`,
    toChange > 0 &&
      (toAdd > 0
        ? `${toChange.toLocaleString("en-US")} ${changed}`
        : `${counted(toChange, "item")} ${changed}`),
  ]
    .filter(Boolean)
    .join(", ");

/** `/manageItems/import`. */
export const importTexts = {
  title: "Import items",
  lead: "Add and change many items at once. The file is checked first: nothing changes until you confirm.",
  firstRow: "For new items the first row must have these column names, in any order:",
  saveAs: "Save it as “CSV UTF-8”. Commas, semicolons and tabs work as delimiters.",
  foreign: "Product exports of Shopify and WooCommerce can be imported as they are.",
  update:
    "A row with the name of an item, or with its id in a column “id”, changes that item: only what the file has columns for. An empty cell removes what an item can be without.",
  stock: "Leave “countInStock” out if customers may order meanwhile.",
  further: "These columns are optional, and their cells can be empty:",
  exported: "Export CSV on Manage Items includes them all, with a column for each attribute.",
  template: "Download a template",
  checking: (file: string) => `Checking ${file}…`,
  importing: "Importing… Please keep this page open.",
  slow: "A large file takes a minute or two.",
  ignored: (columns: string) => `Ignored columns: ${columns}.`,
  recognized: (format: string) => `Recognized as a ${format} export.`,
  leftOut: "What is left out",
  ready: (counts: ImportCounts) =>
    counts.toChange === 0
      ? `${counted(counts.toAdd, "item")} ready to import`
      : both(counts, "will be added", "will change"),
  valid: "No errors found.",
  changes: "What changes",
  nothing: "Nothing to import",
  submit: ({ toAdd, toChange }: ImportCounts) =>
    toAdd > 0 ? `Import ${counted(toAdd + toChange, "item")}` : `Change ${counted(toChange, "item")}`,
  done: (counts: ImportCounts) => toast(both(counts, counts.toChange > 0 ? "added" : "imported", "changed")),
  outdated:
    "Someone has changed or ordered items in this file meanwhile, and nothing was imported. This is what would change now.",
  row: (row: number) => `Row ${row}`,
  moreChanges: (count: number) => `… and ${counted(count, "more item")}.`,
  more: (errors: string) => `… and ${errors} more.`,
} as const;
