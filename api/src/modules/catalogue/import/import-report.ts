import { MAX_REPORTED_ERRORS, type ImportReport, type RowError } from "@shop/shared/product-csv";
import { Conflict, DomainError } from "../../../errors";

/** The report of so many rows before anything is added. */
export function reportOf(rows: number, errors: RowError[]): ImportReport {
  const byRow = [...errors].sort((one, other) => one.row - other.row);
  const faulty = new Set(errors.map(({ row }) => row)).size;
  return {
    rows,
    valid: rows - faulty,
    added: 0,
    errors: byRow.slice(0, MAX_REPORTED_ERRORS),
    errorCount: errors.length,
  };
}

/** Not one product was added, for the reasons of the report. */
export class ImportRefused extends DomainError {
  constructor(private readonly report: ImportReport) {
    const { rows, valid } = report;
    super("BAD_USER_INPUT", `Nothing was imported: ${rows - valid} of ${rows} rows have to be mended first.`);
  }

  override get status() {
    return 422;
  }

  override get details() {
    return { ...this.report };
  }
}

/** How long most imports take. */
const WAIT_SECONDS = 5;

/** Another import is running, here or in another process. */
export class ImportRunning extends Conflict {
  constructor() {
    super("Another import is running. Try again when it is done.");
  }

  override get details() {
    return { retryAfter: this.retryAfter };
  }

  override get retryAfter() {
    return WAIT_SECONDS;
  }
}
