import { z } from "zod";
import { numberRuleOf } from "../number-rules";
import { productBounds } from "../product";
import { MAX_REPORTED_ERRORS, MAX_SHOWN_CHANGES, MAX_SHOWN_TEXT } from "../product-csv";

const cellText = z.string().describe(`As in an export, at most ${MAX_SHOWN_TEXT} characters.`);

const rowError = z.strictObject({ row: z.int(), field: z.string(), message: z.string() });

/** An error of one field of one row; the header of the file is row 1. */
export type RowError = z.infer<typeof rowError>;

const importPlan = z
  .strictObject({
    toAdd: z.int().describe("Rows that add a product."),
    toChange: z.int().describe("Rows that change a product."),
    unchanged: z.int().describe("Rows with the current values of their product."),
    changes: z
      .array(
        z.strictObject({
          row: z.int(),
          productId: z.string(),
          name: z.string().describe("Before the change."),
          fields: z.array(z.strictObject({ field: z.string(), before: cellText, after: cellText })),
        }),
      )
      .describe(`The changes, by row: the first ${MAX_SHOWN_CHANGES} products.`),
    preview: z.string().describe("Identifies the file and the current products."),
  })
  .meta({
    id: "ImportPlan",
    description:
      "The effect of the valid rows; only with `update=true`, for API keys only with READ_PRODUCTS.",
  });

/** The plan or result of an import that updates products, for the rows without an error. */
export type ImportPlan = z.infer<typeof importPlan>;

/** A product that a row changes. */
export type RowChange = ImportPlan["changes"][number];

/** The result of an import or a dry run: the answer of POST /imports/products. */
export const importReportSchema = z
  .strictObject({
    rows: z.int().describe("Products in the file."),
    valid: z.int().describe("Rows without errors."),
    added: z.int().describe("Imported products; 0 after a dry run."),
    errors: z
      .array(rowError)
      .describe(
        `The errors, by row: the first ${MAX_REPORTED_ERRORS.toLocaleString("en-US")}. The head of the file is row 1.`,
      ),
    errorCount: z.int().describe("The total number of errors."),
    unknownColumns: z.array(z.string()).describe("The ignored columns."),
    format: z
      .string()
      .optional()
      .describe("The shop system that exported the file: `Shopify` or `WooCommerce`."),
    ignored: z
      .array(rowError)
      .optional()
      .describe("The first rows and cells that the import skips or replaces, with the reason."),
    plan: importPlan.optional(),
    changed: z.int().optional().describe("Changed products; 0 after a dry run. Only with `update=true`."),
    changeSet: z
      .string()
      .optional()
      .describe(
        "The id of the changes, for `undoProductChanges`. Only with `update=true`, if anything was changed.",
      ),
  })
  .meta({
    id: "ImportReport",
    description: "The report of an import, or of a dry run.",
    examples: [
      {
        rows: 3,
        valid: 2,
        added: 0,
        errorCount: 1,
        unknownColumns: ["supplier"],
        errors: [{ row: 4, field: "price", message: numberRuleOf(productBounds.price) }],
      },
    ],
  });

/** The result of an import or a dry run. */
export type ImportReport = z.infer<typeof importReportSchema>;
