import { megabytes } from "@shop/shared/bytes";
import { numberRuleOf } from "@shop/shared/number-rules";
import { productBounds } from "@shop/shared/product";
import {
  MAX_CSV_BYTES,
  MAX_CSV_ROWS,
  MAX_REPORTED_ERRORS,
  MAX_SHOWN_CHANGES,
  MAX_SHOWN_TEXT,
  productColumns,
} from "@shop/shared/product-csv";
import { z } from "zod";
import type { Contract, FileFormat } from "../route";
import { orderColumns } from "./order-sheet";
import { subscriberColumns } from "./subscriber-sheet";

const yesOrNo = z.enum(["true", "false"], { error: "must be true or false" });
const number = new Intl.NumberFormat("en-US");

const productSheet: FileFormat = {
  media: "text/csv",
  description: `A sheet with the columns ${productColumns.join(", ")}.`,
  example: `${productColumns.join(",")}\r\nHalyard Chronograph,"Steel case, 40 mm.",249.5,/pictures/halyard.svg,4.5,12\r\n`,
};

/** POST /imports/products. */
export const importQuery = z.strictObject({
  dryRun: yesOrNo.default("false").describe("True: check the file without importing it."),
  update: yesOrNo
    .default("false")
    .describe("True: a row with the `id` or the name of a product changes it. False: all rows add products."),
  preview: z
    .string()
    .max(100)
    .optional()
    .describe(
      "The plan's `preview` from a dry run: the import does exactly what the preview showed, or is refused with 409.",
    ),
});

/** GET /exports/products.csv. */
export const productsQuery = z.strictObject({
  ids: yesOrNo
    .default("false")
    .describe("True: with a last column `id`, by which an import finds products with a new name."),
});

/** GET /exports/orders.csv. */
export const ordersQuery = z.strictObject({
  delivered: yesOrNo.optional().describe("True: only delivered orders; false: only open ones."),
});

const cellText = z.string().describe(`As in an export, at most ${MAX_SHOWN_TEXT} characters.`);

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

/** The result of an import or a dry run. */
const importAnswer = z
  .strictObject({
    rows: z.int().describe("Products in the file."),
    valid: z.int().describe("Rows without errors."),
    added: z.int().describe("Imported products; 0 after a dry run."),
    errors: z
      .array(z.strictObject({ row: z.int(), field: z.string(), message: z.string() }))
      .describe(
        `The errors, by row: the first ${number.format(MAX_REPORTED_ERRORS)}. The head of the file is row 1.`,
      ),
    errorCount: z.int().describe("The total number of errors."),
    unknownColumns: z.array(z.string()).describe("The ignored columns."),
    format: z
      .string()
      .optional()
      .describe("The shop system that exported the file: `Shopify` or `WooCommerce`."),
    ignored: z
      .array(z.strictObject({ row: z.int(), field: z.string(), message: z.string() }))
      .optional()
      .describe("The first rows and cells of a foreign export that the import skips, with the reason."),
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

export const importProducts = {
  name: "importProducts",
  group: "Spreadsheets",
  summary: "Import products from a CSV file",
  details:
    `Imports all rows or none: if there is any error, the call is refused with a report by row. Columns may be in any
order, separated by commas, semicolons or tabs; at most ${number.format(MAX_CSV_ROWS)} rows, UTF-8 or UTF-16. Product exports of Shopify and WooCommerce are recognized by their columns. With \`update=true\`, rows change
the products they name; \`dryRun=true\` and drafts then also need READ_PRODUCTS.`.replaceAll("\n", " "),
  upload: { ...productSheet, file: "products.csv", field: "file", maxBytes: MAX_CSV_BYTES },
  query: importQuery,
  answer: importAnswer,
  refusals: {
    409: "Another import is running, and `Retry-After` says how long to wait; or products have changed since the preview.",
    413: `The file is larger than ${megabytes(MAX_CSV_BYTES)} MB.`,
    415: "The body is not text/csv.",
    422: "A row is invalid and nothing was imported. The problem includes the report's fields.",
  },
} satisfies Contract;

export const exportProducts = {
  name: "exportProducts",
  group: "Spreadsheets",
  summary: "All products as a sheet",
  details: "Newest first. Importing the file restores the same values.",
  query: productsQuery,
  download: productSheet,
  answer: z.string(),
} satisfies Contract;

export const exportOrders = {
  name: "exportOrders",
  group: "Spreadsheets",
  summary: "All orders as a sheet",
  details:
    "Newest first, including delivered, cancelled and refunded orders. The audit log notes each export.",
  query: ordersQuery,
  download: {
    media: "text/csv",
    description: `A sheet with the columns ${orderColumns.join(", ")}.`,
    example: `${orderColumns.join(",")}\r\n`,
  },
  answer: z.string(),
} satisfies Contract;

const LINES = "application/x-ndjson";

export const exportProductLines = {
  name: "exportProductLines",
  group: "Spreadsheets",
  summary: "All products as JSON Lines",
  details: "Newest first; each line is an object of `GET /products`.",
  download: {
    media: LINES,
    description: "A product on each line, as JSON.",
    example: '{"_id":"0197a3f2-…","name":"Halyard Chronograph","price":249.5,"countInStock":12}\n',
  },
  answer: z.string(),
} satisfies Contract;

export const exportOrderLines = {
  name: "exportOrderLines",
  group: "Spreadsheets",
  summary: "All orders as JSON Lines",
  details: "Newest first, including delivered, cancelled and refunded orders.",
  query: ordersQuery,
  download: {
    media: LINES,
    description: `An order on each line, as JSON, with the fields ${orderColumns.join(", ")}; missing values are left out.`,
    example:
      '{"id":"0197a3f5-…","product":"Halyard Chronograph","qty":2,"total":499,"paid":true,"status":"PAID"}\n',
  },
  answer: z.string(),
} satisfies Contract;

export const exportSubscribers = {
  name: "exportSubscribers",
  group: "Spreadsheets",
  summary: "The newsletter's subscribers as a sheet",
  details: "Confirmed subscribers, newest first. Each newsletter must contain its reader's `unsubscribeUrl`.",
  download: {
    media: "text/csv",
    description: `A sheet with the columns ${subscriberColumns.join(", ")}.`,
    example: `${subscriberColumns.join(",")}\r\n`,
  },
  answer: z.string(),
} satisfies Contract;
