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

/** A product as sent: unchecked values, and the row as spreadsheets count it. */
export interface ImportedRow {
  row: number;
  input: Record<keyof AddProductInput, unknown>;
  /** An error of the row itself. */
  fault?: FieldError | undefined;
}

/**
 * Adds all products. Throws ImportRefused if one of them has an error, and ImportRunning while another import runs. The first
 * row becomes the newest product, so that an export has the same order. A dry run makes the same checks and changes nothing
 * (ADR-0010).
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

/** Of a row with errors only the name is staged, to find other rows with the same name. */
function asStaged(row: number, input: AddProductInput, valid: boolean): StagedProduct {
  const name = input.name.trim();
  return valid ? { ...input, row, name, description: input.description.trim() } : { row, name };
}
