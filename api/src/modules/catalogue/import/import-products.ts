import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { NO_IMAGE } from "@shop/shared/images";
import { MAX_CSV_ROWS, MAX_REPORTED_ERRORS, MAX_SHOWN_CHANGES } from "@shop/shared/product-csv";
import type { ImportPlan, RowError } from "@shop/shared/schemas/import-report";
import { requireStill } from "../../../context/authorize";
import { inTransaction, type RequestContext } from "../../../context/context";
import { Scope } from "../../../context/scope";
import { extendLimits, importLimits } from "../../../data/connections/limits";
import { boolean, columns } from "../../../data/columns";
import { execute, rows, select } from "../../../data/rows";
import { BadUserInput } from "../../../errors";
import { recordAction } from "../../audit/record-action";
import { asRefusal } from "../check-details";
import { lockGroups } from "../groups/save-group";
import type { Classification } from "../resolve-details";
import type { Product } from "../product.entity";
import { writtenOf, type WrittenProduct } from "../written-product";
import { readWholeClassification } from "./read-whole-classification";
import { checkNewRow, type ImportedRow } from "./check-row";
import { changedFields, checkUpdate } from "./check-update";
import { findWrongVariants, ImportedGroups, writeGroups, type PlacedRow } from "./imported-groups";
import { ImportOutdated, ImportRefused, ImportRunning, RowErrors, type RowReport } from "./import-report";
import {
  BATCH,
  createStagingTable,
  findTakenNames,
  type RowEffect,
  type StagedRow,
} from "./import-staging-table";
import { matchProducts, type Match } from "./match-products";
import { indexStaged, writeStaged } from "./write-imported";

/** The product of a row before and after the import. */
export interface PlannedRow {
  row: number;
  before: Product;
  after: WrittenProduct;
  /** Its groups before and after the import. */
  groups: PlacedRow["groups"];
}

interface ImportOptions {
  /** Makes all checks and changes nothing. */
  dryRun: boolean;
  /** True: a row with the id or name of a product changes that product. Otherwise all rows add products. */
  update?: boolean;
  /** True: rows name groups. */
  grouped?: boolean;
  /** The `preview` of a dry run: the import does exactly what the preview showed, or nothing. */
  preview?: string | undefined;
}

/** The report of an import, with the plan if the import updates products. */
export type Imported = RowReport & {
  /** The first rows that add a product with the placeholder image. */
  placeholders: RowError[];
  plan?: Omit<ImportPlan, "changes"> & { changes: PlannedRow[] };
  /** The number of changed products, and the id for undoing the import, if it changed anything. */
  changed?: number;
  changeSet?: string;
};

/**
 * Imports all rows. Throws ImportRefused if a row has an error, ImportRunning while another import runs, and
 * ImportOutdated if products have changed since the preview, Forbidden if the permission has been revoked since: nothing is
 * imported then. The first row becomes the newest product, so that an
 * export has the order of the file (ADR-0049).
 */
export async function importProducts(
  ctx: RequestContext,
  sent: AsyncIterable<ImportedRow>,
  { dryRun, update = false, grouped = false, preview }: ImportOptions,
): Promise<Imported> {
  const importing = inTransaction(ctx, async (tx) => {
    await requireOnlyImport(tx);
    await extendLimits(tx.db, importLimits);
    if (grouped && !dryRun) await lockGroups(tx);
    const { count, errors, placeholders, plan, newGroups } = await stage(tx, sent, update);
    if (!dryRun) await lockVocabulary(tx);
    const others = [...(await findTakenNames(tx)), ...(grouped ? await findWrongVariants(tx) : [])];
    const report = { ...errors.reportOf(count, others), placeholders };
    const shown = update ? { plan, changed: 0 } : {};
    if (dryRun) return { ...report, ...shown };
    if (report.errorCount > 0) throw new ImportRefused(report);
    if (preview !== undefined && preview !== plan.preview) throw new ImportOutdated();
    await requireStill(tx, Scope.WRITE_PRODUCTS);
    if (grouped) await writeGroups(tx, newGroups);
    return { ...report, ...shown, ...(await write(tx, { count, update, plan })) };
  });
  return importing.catch((error: unknown) => {
    throw asRefusal(error);
  });
}

type Counts = Pick<ImportPlan, "toAdd" | "toChange" | "unchanged">;

async function write(
  tx: RequestContext,
  { count, update, plan }: { count: number; update: boolean; plan: Counts },
) {
  const { toAdd, toChange } = plan;
  if (!update) {
    await writeStaged(tx, count, { asSet: false });
    await recordAction(tx, "IMPORT_PRODUCTS", { id: "products", name: `${count} products` });
    return { added: count };
  }
  if (toAdd + toChange === 0) return {};
  const changeSet = (await writeStaged(tx, count, { asSet: true })) as string;
  const target = { id: changeSet, name: `${toAdd + toChange} products` };
  await recordAction(
    tx,
    "IMPORT_PRODUCTS",
    target,
    serverTexts().auditDetails.productDetails.imported(toAdd, toChange),
  );
  return { added: toAdd, changed: toChange, changeSet };
}

/** An arbitrary lock number, equal in every process. */
const IMPORT_LOCK = 4_815_162_343;

const lockColumn = columns({ locked: boolean("pg_try_advisory_xact_lock($1)") });
const lock = select(lockColumn);

/** Allows one import at a time across all processes: each occupies a connection and much of the database's time. */
async function requireOnlyImport(tx: RequestContext): Promise<void> {
  const [answer] = await rows(tx.db, lock, [IMPORT_LOCK]);
  if (!answer?.locked) throw new ImportRunning();
}

/** Blocks changes of product names until this transaction ends, because each of them writes to the vocabulary. */
async function lockVocabulary(tx: RequestContext): Promise<void> {
  await execute(tx.db, { text: "lock table search_words in share row exclusive mode" });
}

/** Checks each row, and stages it for the checks across rows. */
async function stage(tx: RequestContext, sent: AsyncIterable<ImportedRow>, update: boolean) {
  const shop = await readWholeClassification(tx);
  const staging = await createStagingTable(tx);
  const groups = new ImportedGroups();
  const errors = new RowErrors();
  const placeholders: RowError[] = [];
  const plan = { toAdd: 0, toChange: 0, unchanged: 0, changes: [] as PlannedRow[] };
  let count = 0;
  for await (const batch of inBatches(sent)) {
    await requireStill(tx, Scope.WRITE_PRODUCTS);
    count += batch.length;
    if (count > MAX_CSV_ROWS)
      throw new BadUserInput([
        { field: "file", message: serverTexts().fieldErrors.fileErrors.rows(MAX_CSV_ROWS) },
      ]);
    const matchOf = update ? await matchProducts(tx, batch) : (): Match => ({});
    await groups.read(tx, batch, matchOf);
    for (const row of batch) {
      const match = matchOf(row);
      const { staged, faults, planned } = check(shop, row, match, groups.place(row, match.product));
      errors.add(faults);
      if (staged) await staging.add(staged);
      if (faults.length > 0) continue;
      if (staged?.effect === "add") {
        plan.toAdd += 1;
        if (staged.image === NO_IMAGE && placeholders.length < MAX_REPORTED_ERRORS)
          placeholders.push({
            row: row.row,
            field: "image",
            message: serverTexts().fieldErrors.rowErrors.placeholder,
          });
      } else if (!planned) plan.unchanged += 1;
      else if ((plan.toChange += 1) <= MAX_SHOWN_CHANGES) plan.changes.push(planned);
    }
  }
  const digest = await staging.flush(groups.created);
  await indexStaged(tx);
  if (count === 0)
    throw new BadUserInput([{ field: "file", message: serverTexts().fieldErrors.fileErrors.noRows }]);
  return { count, errors, placeholders, plan: { ...plan, preview: digest }, newGroups: groups.created };
}

async function* inBatches(sent: AsyncIterable<ImportedRow>): AsyncGenerator<ImportedRow[], void> {
  let batch: ImportedRow[] = [];
  for await (const row of sent) {
    if (batch.push(row) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Returns whether a row changes the search texts. A published draft adds its words to the search. */
function effectOf(before: WrittenProduct, after: WrittenProduct): RowEffect {
  const isPublished = before.draft && !after.draft;
  const hasNewValues = after.variantValues?.join() !== before.variantValues?.join();
  return isPublished || hasNewValues || before.name !== after.name || before.description !== after.description
    ? "texts"
    : "values";
}

interface Checked {
  /** Undefined if the row has no name, so that nothing more can be checked. */
  staged?: StagedRow;
  faults: RowError[];
  planned?: PlannedRow;
}

function check(
  shop: Classification,
  { row, input, defaults, faults }: ImportedRow,
  match: Match,
  { place, groups, errors: groupErrors }: PlacedRow,
): Checked {
  const { product: before, byId = false, error } = match;
  const checked = error
    ? { errors: [error] }
    : before
      ? checkUpdate(shop, before, input)
      : checkNewRow(shop, { ...input, ...defaults });
  const found = [...faults, ...checked.errors, ...groupErrors].map(({ field, message }) => ({
    row,
    field,
    message,
  }));
  const name = input.name === undefined ? before?.name : cleanName(input.name as string);
  const about = before ? { row, productId: before.id, version: before.version, byId } : { row };
  const product = found.length === 0 && "product" in checked ? checked.product : undefined;
  const after = product && { ...product, ...place };
  if (!after) {
    // to find other rows with this name
    const isNamed = name !== undefined && found.every(({ field }) => field !== "name");
    return { faults: found, ...(isNamed && { staged: { ...about, name } }) };
  }
  const newGroup = place?.newGroup === undefined ? {} : { newGroup: place.newGroup };
  if (!before) return { faults: found, staged: { ...about, ...after, effect: "add" } };
  const stock =
    input.countInStock === undefined ? { countInStock: null } : { stockBefore: before.countInStock };
  if (changedFields(before, after).length === 0)
    return { faults: found, staged: { ...about, name: after.name, ...stock } };
  return {
    faults: found,
    staged: { ...about, ...writtenOf(after), ...newGroup, ...stock, effect: effectOf(before, after) },
    planned: { row, before, after, groups },
  };
}
