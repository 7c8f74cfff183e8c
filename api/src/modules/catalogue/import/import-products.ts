import { MAX_CSV_ROWS, type ImportReport, type RowError } from "@shop/shared/product-csv";
import { inTransaction, type RequestContext } from "../../../context/context";
import { extendLimits, importLimits } from "../../../data/connections/limits";
import { boolean, columns } from "../../../data/columns";
import { execute, rows, statement } from "../../../data/rows";
import { BadUserInput, type FieldError } from "../../../errors";
import { recordAction } from "../../audit/record-action";
import type { NewProduct } from "../product.input";
import { asRefusal } from "../details/check-details";
import { readWholeClassification } from "./read-whole-classification";
import { checkRow } from "./check-row";
import { ImportRefused, ImportRunning, reportOf } from "./import-report";
import { insertStaged, findTakenNames, createStagingTable } from "./import-staging-table";

/** A product as sent: unchecked values, and the row as spreadsheets count it. */
export interface ImportedRow {
  row: number;
  input: Record<keyof NewProduct, unknown>;
  /** Errors of the row itself, and of cells that can't be read. */
  faults: FieldError[];
}

/**
 * Adds all products. Throws ImportRefused if one of them has an error, and ImportRunning while another import runs. The first
 * row becomes the newest product, so that an export has the same order. A dry run makes the same checks and changes nothing
 * (ADR-0049).
 */
export async function importProducts(
  ctx: RequestContext,
  sent: AsyncIterable<ImportedRow>,
  { dryRun }: { dryRun: boolean },
): Promise<ImportReport> {
  const importing = inTransaction(ctx, async (tx) => {
    await requireOnlyImport(tx);
    await extendLimits(tx.db, importLimits);
    const { count, errors } = await stage(tx, sent);
    if (!dryRun) await keepNamesAsTheyAre(tx);
    const report = reportOf(count, [...errors, ...(await findTakenNames(tx))]);
    if (dryRun) return report;
    if (report.errorCount > 0) throw new ImportRefused(report);
    await insertStaged(tx, count);
    await recordAction(tx, "IMPORT_PRODUCTS", { id: "products", name: `${count} products` });
    return { ...report, added: count };
  });
  return importing.catch((error: unknown) => {
    throw asRefusal(error);
  });
}

/** An arbitrary number, the same in every process. */
const IMPORT_LOCK = 4_815_162_343;

const lockColumn = columns({ locked: boolean("pg_try_advisory_xact_lock($1)") });
const lock = statement(lockColumn, `select ${lockColumn.sql}`);

/** Allows one import at a time across all processes: each occupies a connection and much of the database's time. */
async function requireOnlyImport(tx: RequestContext): Promise<void> {
  const [answer] = await rows(tx.db, lock, [IMPORT_LOCK]);
  if (!answer?.locked) throw new ImportRunning();
}

/** Blocks changes of product names until this transaction ends, because each one writes to the vocabulary. */
async function keepNamesAsTheyAre(tx: RequestContext): Promise<void> {
  await execute(tx.db, { text: "lock table search_words in share row exclusive mode" });
}

const TOO_MANY_ROWS = `has more than ${MAX_CSV_ROWS.toLocaleString("en-US")} rows; split it`;

/** Checks each row, and stages it for the checks over all rows. */
async function stage(tx: RequestContext, sent: AsyncIterable<ImportedRow>) {
  const shop = await readWholeClassification(tx);
  const staging = await createStagingTable(tx);
  const errors: RowError[] = [];
  let count = 0;
  for await (const { row, input, faults } of sent) {
    count += 1;
    if (count > MAX_CSV_ROWS) throw new BadUserInput([{ field: "file", message: TOO_MANY_ROWS }]);
    const checked = checkRow(shop, input);
    const found = [...faults, ...checked.errors];
    for (const { field, message } of found) errors.push({ row, field, message });
    const product = found.length === 0 ? checked.product : undefined;
    if (product) await staging.add({ row, ...product });
    else if (found.every(({ field }) => field !== "name"))
      await staging.add({ row, name: (input.name as string).trim() }); // to find other rows of the same name
  }
  await staging.flush();
  if (count === 0) throw new BadUserInput([{ field: "file", message: "has no rows below its head" }]);
  return { count, errors };
}
