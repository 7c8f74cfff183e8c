import { serverTexts } from "@shop/shared/messages/server";
import { MAX_REPORTED_ERRORS } from "@shop/shared/product-csv";
import type { ImportReport, RowError } from "@shop/shared/schemas/import-report";
import { Conflict, DomainError, TemporaryError } from "../../../errors";

/** The report on the rows of a file. */
export type RowReport = Pick<ImportReport, "rows" | "valid" | "added" | "errors" | "errorCount">;

/** The errors of a file's rows: counts all of them and keeps the first. */
export class RowErrors {
  private readonly first: RowError[] = [];
  private readonly faultyRows = new Set<number>();
  private count = 0;

  /** Adds errors, in the order of their rows. */
  add(errors: readonly RowError[]): void {
    for (const error of errors) {
      this.count += 1;
      this.faultyRows.add(error.row);
    }
    const free = MAX_REPORTED_ERRORS - this.first.length;
    if (free > 0) this.first.push(...errors.slice(0, free));
  }

  /** The report of an import before anything is written, including the errors found across rows. */
  reportOf(rows: number, others: readonly RowError[]): RowReport {
    const byRow = [...this.first, ...others].sort((one, other) => one.row - other.row);
    const faulty = new Set([...this.faultyRows, ...others.map(({ row }) => row)]);
    return {
      rows,
      valid: rows - faulty.size,
      added: 0,
      errors: byRow.slice(0, MAX_REPORTED_ERRORS),
      errorCount: this.count + others.length,
    };
  }
}

/** No product was added; the report lists the errors. */
export class ImportRefused extends DomainError {
  constructor(private readonly report: RowReport) {
    const { rows, valid } = report;
    super("BAD_USER_INPUT", serverTexts().adminRefusals.uploadRefusals.refused(rows - valid, rows));
  }

  override get status() {
    return 422;
  }

  override get details() {
    return { ...this.report };
  }
}

/** A product of the file has changed since the preview, or while the file was read. */
export class ImportOutdated extends Conflict {
  constructor() {
    super(serverTexts().adminRefusals.uploadRefusals.outdated);
  }
}

/** The duration of most imports, in seconds. */
const WAIT_SECONDS = 5;

/** Another import is running, here or in another process. */
export class ImportRunning extends TemporaryError {
  constructor() {
    super("CONFLICT", serverTexts().adminRefusals.uploadRefusals.running, WAIT_SECONDS);
  }
}
