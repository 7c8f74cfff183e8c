import { serverTexts } from "@shop/shared/messages/server";
import { GIFT_CARD_COLUMN, GROUP_COLUMNS, ID_COLUMN, SEO_COLUMNS } from "@shop/shared/product-csv";
import type { z } from "zod";
import { requireScope, requireStill } from "../../context/authorize";
import type { RequestContext } from "../../context/context";
import { onPrimary } from "../../context/reading";
import { Scope } from "../../context/scope";
import { withSpooled } from "../../context/spooled-upload";
import { recordAction } from "../../modules/audit/record-action";
import { readAttributes } from "../../modules/catalogue/attributes/read-attributes";
import { listBrands } from "../../modules/catalogue/brands/read-brands";
import { readCategories } from "../../modules/catalogue/categories/read-categories";
import { hasGroups, readVariants, variantsOf } from "../../modules/catalogue/groups/read-groups";
import { readUsedDetails, streamProducts } from "../../modules/catalogue/list/stream-products";
import { importProducts as importAll } from "../../modules/catalogue/import/import-products";
import type { Product } from "../../modules/catalogue/product.entity";
import { seesDrafts } from "../../modules/catalogue/see-drafts";
import { streamSubscribers } from "../../modules/newsletter/list-subscribers";
import { streamOrders } from "../../modules/orders/read/stream-orders";
import type { Call } from "../route";
import { answerLines, BATCH, saveAs } from "../stream-list";
import type { importQuery, ordersQuery, productsQuery } from "./contracts";
import { orderCells, orderColumns, orderFields, withNotes } from "./order-sheet";
import { rowChangesIn, sheetOf } from "./product-cells";
import type { RareColumn } from "./product-columns";
import { readProductSheet } from "./product-sheet";
import { openCsv } from "./read-csv";
import { subscriberCells, subscriberColumns } from "./subscriber-sheet";
import { writeCsv } from "./write-csv";

/** POST /imports/products. */
export async function importProducts(
  ctx: RequestContext,
  { upload, query }: Call<unknown, z.infer<typeof importQuery>>,
) {
  await ctx.limits.consume("upload");
  const [dryRun, update] = [query.dryRun === "true", query.update === "true"];
  if (dryRun && update) requireScope(ctx, Scope.READ_PRODUCTS);
  const showsPlan = await seesDrafts(ctx);
  return withSpooled(ctx, upload, async (path) => {
    const attributes = await readAttributes(ctx);
    const categories = await readCategories(ctx); // read now: later it would be too late for a lookup
    const present = rowChangesIn(categories, [...attributes.keys()]);
    const names = { brands: await listBrands(ctx), categories };
    const sheet = await readProductSheet(await openCsv(path), attributes, { update, ...names });
    const imported = await importAll(ctx, sheet.products, {
      dryRun,
      update,
      grouped: sheet.grouped,
      preview: query.preview,
    });
    const { plan, placeholders, ...rows } = imported;
    const { foreign, unknownColumns } = sheet;
    const ignored = [...(foreign?.ignored ?? []), ...placeholders];
    const notes = foreign || ignored.length > 0 ? { ignored } : {};
    const report = { ...rows, ...foreign, ...notes, unknownColumns };
    return plan && showsPlan ? { ...report, plan: { ...plan, changes: plan.changes.map(present) } } : report;
  });
}

/** GET /exports/products.csv. */
export async function exportProducts(
  ctx: RequestContext,
  { reply, query }: Call<unknown, z.infer<typeof productsQuery>>,
) {
  await ctx.limits.consume("export");
  saveAs(reply, "products.csv");
  const attributes = await readAttributes(ctx);
  const { seo, giftCards } = await readUsedDetails(ctx);
  const rare: RareColumn[] = [
    ...(seo ? SEO_COLUMNS : []),
    ...(giftCards ? ([GIFT_CARD_COLUMN] as const) : []),
    ...((await hasGroups(ctx)) ? GROUP_COLUMNS : []),
  ];
  const { columns, cellsOf } = sheetOf([...attributes.keys()], rare);
  const ids = query.ids === "true";
  return writeCsv(ids ? [...columns, ID_COLUMN] : columns, rowsOf(ctx, cellsOf), ({ id, cells }) =>
    ids ? [...cells, id] : cells,
  );
}

/** The products of an export: the variants of a group follow each other in its order, which an import then keeps. */
async function* exportedProducts(ctx: RequestContext): AsyncGenerator<Product[], void> {
  const known = new Set<string>();
  for await (const batch of streamProducts(ctx, BATCH)) {
    const found = await Promise.all(
      batch.map(async (product) => {
        const { groupId: id } = product;
        if (id === null) return [product];
        if (known.has(id)) return [];
        known.add(id);
        return variantsOf(ctx, { id });
      }),
    );
    yield found.flat();
  }
}

async function* rowsOf(ctx: RequestContext, cellsOf: ReturnType<typeof sheetOf>["cellsOf"]) {
  for await (const batch of exportedProducts(ctx)) {
    const categories = await readCategories(ctx);
    const variantOf = await readVariants(ctx, batch);
    yield batch.map((product) => ({
      id: product.id,
      cells: cellsOf(product, categories, variantOf(product)?.group ?? null),
    }));
  }
}

/** Starts an export of personal data: records the recipient of the file, before its first row is sent. */
async function startExport(
  ctx: RequestContext,
  { reply }: Pick<Call, "reply">,
  [action, file, detail]: [action: "EXPORT_ORDERS" | "EXPORT_SUBSCRIBERS", file: string, detail?: string],
): Promise<void> {
  await ctx.limits.consume("export");
  await recordAction(onPrimary(ctx), action, { id: file, name: file }, detail);
  saveAs(reply, file);
}

/** The batches of an export of personal data, until the permission is revoked: the file then ends with an error. */
async function* whilePermitted<Row>(
  ctx: RequestContext,
  scope: Scope,
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Row[], void> {
  for await (const batch of batches) {
    await requireStill(onPrimary(ctx), scope);
    yield batch;
  }
}

/** The orders of a file. */
const exportedOrders = (ctx: RequestContext, query: z.infer<typeof ordersQuery>) =>
  withNotes(ctx, whilePermitted(ctx, Scope.READ_ORDERS, streamOrders(ctx, BATCH, delivered(query))));

/** GET /exports/orders.csv. */
export async function exportOrders(
  ctx: RequestContext,
  { reply, query }: Call<unknown, z.infer<typeof ordersQuery>>,
) {
  await startExport(ctx, { reply }, ["EXPORT_ORDERS", "orders.csv", describe(query)]);
  return writeCsv(orderColumns, exportedOrders(ctx, query), orderCells);
}

/** Whether to export only delivered orders, or only open ones; undefined means all. */
const delivered = (query: z.infer<typeof ordersQuery>) => query.delivered && query.delivered === "true";

const describe = (query: z.infer<typeof ordersQuery>) =>
  query.delivered && serverTexts().auditDetails.accessDetails[delivered(query) ? "delivered" : "undelivered"];

/** GET /exports/orders.jsonl. */
export async function orderLines(
  ctx: RequestContext,
  { reply, query }: Call<unknown, z.infer<typeof ordersQuery>>,
) {
  await startExport(ctx, { reply }, ["EXPORT_ORDERS", "orders.jsonl", describe(query)]);
  return answerLines(exportedOrders(ctx, query), (batch) => batch.map(orderFields));
}

/** GET /exports/newsletter.csv. */
export async function exportSubscribers(ctx: RequestContext, { reply }: Call) {
  await startExport(ctx, { reply }, ["EXPORT_SUBSCRIBERS", "newsletter.csv"]);
  const subscribers = whilePermitted(ctx, Scope.READ_CUSTOMERS, streamSubscribers(ctx, BATCH));
  return writeCsv(subscriberColumns, subscribers, (subscriber) => subscriberCells(subscriber, ctx.origin));
}
