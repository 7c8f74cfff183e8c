import { MAX_CSV_ROWS, type ImportReport, type RowError } from "@shop/shared/product-csv";
import { addProductSchema } from "@shop/shared/schemas/product";
import { inTransaction, type RequestContext } from "../../../context/context";
import { extendLimits, importLimits } from "../../../data/limits";
import { boolean, columns } from "../../../data/columns";
import { execute, rows, statement } from "../../../data/rows";
import { BadUserInput, type FieldError } from "../../../errors";
import { parseInput } from "../../../validation";
import { recordAction } from "../../audit/record-action.service";
import type { AddProductInput } from "../add/add-product.input";
import { ImportRefused, ImportRunning, reportOf } from "./import-report";
import { insertStaged, findTakenNames, createStagingTable, type StagedProduct } from "./import-staging-table";

/** A product as it was sent: its values unchecked, its row as a spreadsheet counts it. */
export interface ImportedRow {
  row: number;
  input: Record<keyof AddProductInput, unknown>;
  /** What is wrong with the row as such. */
  fault?: FieldError | undefined;
}

/**
 * Adds all of these products, or throws ImportRefused where anything is wrong with one of them, and ImportRunning while
 * another one runs. The first becomes the newest, so that an export brings them back in their order. A dry run checks
 * the same and changes nothing.
 */
export async function importProducts(
  ctx: RequestContext,
  sent: AsyncIterable<ImportedRow>,
  { dryRun }: { dryRun: boolean },
): Promise<ImportReport> {
  return inTransaction(ctx, async (tx) => {
    await requireOnlyImport(tx);
    await extendLimits(tx.db, importLimits);
    const { count, errors } = await stage(tx, sent);
    if (!dryRun) await keepNamesAsTheyAre(tx);
    const report = reportOf(count, [...errors, ...(await findTakenNames(tx))]);
    if (dryRun) return report;
    if (report.errorCount > 0) throw new ImportRefused(report);
    await insertStaged(tx);
    await recordAction(tx, "IMPORT_PRODUCTS", { id: "products", name: `${count} products` });
    return { ...report, added: count };
  });
}

/** Any number, the same in every process. */
const IMPORT_LOCK = 4_815_162_343;

const lockColumn = columns({ locked: boolean("pg_try_advisory_xact_lock($1)") });
const lock = statement(lockColumn, `select ${lockColumn.sql}`);

/** One import at a time, over all processes: each holds a connection and much of the database's time. */
async function requireOnlyImport(tx: RequestContext): Promise<void> {
  const [answer] = await rows(tx.db, lock, [IMPORT_LOCK]);
  if (!answer?.locked) throw new ImportRunning();
}

/** Until this transaction ends nobody else names a product: each name brings its words into the vocabulary. */
async function keepNamesAsTheyAre(tx: RequestContext): Promise<void> {
  await execute(tx.db, { text: "lock table search_words in share row exclusive mode" });
}

const TOO_MANY_ROWS = `has more than ${MAX_CSV_ROWS.toLocaleString("en-US")} rows; split it`;

/** Checks each row by itself, and keeps it at hand for what concerns them all. */
async function stage(tx: RequestContext, sent: AsyncIterable<ImportedRow>) {
  const staging = await createStagingTable(tx);
  const errors: RowError[] = [];
  let count = 0;
  for await (const { row, input, fault } of sent) {
    count += 1;
    if (count > MAX_CSV_ROWS) throw new BadUserInput([{ field: "file", message: TOO_MANY_ROWS }]);
    const found = [...(fault ? [fault] : []), ...faultsOf(input)];
    for (const { field, message } of found) errors.push({ row, field, message });
    const named = found.every(({ field }) => field !== "name");
    if (named) await staging.add(asStaged(row, input as unknown as AddProductInput, found.length === 0));
  }
  await staging.flush();
  if (count === 0) throw new BadUserInput([{ field: "file", message: "has no rows below its head" }]);
  return { count, errors };
}

function faultsOf(input: ImportedRow["input"]): FieldError[] {
  try {
    parseInput(addProductSchema, input);
    return [];
  } catch (error) {
    if (error instanceof BadUserInput) return error.errors;
    throw error;
  }
}

/** Of a row with faults nothing but its name matters: whether another has it. */
function asStaged(row: number, input: AddProductInput, valid: boolean): StagedProduct {
  const name = input.name.trim();
  return valid ? { ...input, row, name, description: input.description.trim() } : { row, name };
}
