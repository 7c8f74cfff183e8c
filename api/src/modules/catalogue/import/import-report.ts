import { MAX_REPORTED_ERRORS, type ImportReport, type RowError } from "@shop/shared/product-csv";
import { DomainError, TemporaryError } from "../../../errors";

/** The report of an import before anything is added. */
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

/** No product was added; the report lists the errors. */
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

/** The duration of most imports, in seconds. */
const WAIT_SECONDS = 5;

/** Another import is running, here or in another process. */
export class ImportRunning extends TemporaryError {
  constructor() {
    super("CONFLICT", "Another import is running. Please try again when it has finished.", WAIT_SECONDS);
  }
}
