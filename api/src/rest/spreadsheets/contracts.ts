import { megabytes } from "@shop/shared/bytes";
import { MAX_CSV_BYTES, MAX_CSV_ROWS, productColumns } from "@shop/shared/product-csv";
import { importReportSchema } from "@shop/shared/schemas/import-report";
import { z } from "zod";
import type { Contract, FileFormat } from "../route";
import { orderColumns } from "./order-sheet";
import { subscriberColumns } from "./subscriber-sheet";

const yesOrNo = z.enum(["true", "false"], { error: "must be true or false" });

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

export const importProducts = {
  name: "importProducts",
  group: "Spreadsheets",
  summary: "Import products from a CSV file",
  details:
    `Imports all rows or none: if there is any error, the call is refused with a report by row. Columns may be in any
order, separated by commas, semicolons or tabs; at most ${MAX_CSV_ROWS.toLocaleString("en-US")} rows, UTF-8 or UTF-16. Product exports of Shopify and WooCommerce are recognized by their columns. With \`update=true\`, rows change
the products they name; \`dryRun=true\` and drafts then also need READ_PRODUCTS.`.replaceAll("\n", " "),
  upload: { ...productSheet, file: "products.csv", field: "file", maxBytes: MAX_CSV_BYTES },
  query: importQuery,
  answer: importReportSchema,
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
