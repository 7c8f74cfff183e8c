import { pipeline, type Readable } from "node:stream";
import { stringify } from "csv-stringify";

/**
 * A CSV file that spreadsheets open without questions: a byte order mark, which announces UTF-8, commas, and CRLF. Rows are
 * read as fast as the client receives them.
 */
export function writeCsv<Row>(
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => unknown[],
): Readable {
  const file = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: "\r\n",
    quoted_match: /[;\t\r\n]/, // a lone line feed would end the row, and some readers split at the other characters
  });
  pipeline(rowsOf(batches, cellsOf), file, () => undefined); // an error ends the file for its reader
  return file.setEncoding("utf8");
}

async function* rowsOf<Row>(batches: AsyncIterable<Row[]>, cellsOf: (row: Row) => unknown[]) {
  for await (const batch of batches) for (const row of batch) yield cellsOf(row);
}
