import { serverTexts } from "@shop/shared/messages/server";
import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { CsvError, parse, type Info } from "csv-parse";
import { BadUserInput } from "../../errors";
import { delimiters, type Delimiter } from "./cells";

/** A file of values separated by commas, semicolons or tabs, read row by row. */
export interface CsvFile {
  delimiter: Delimiter;
  rows: AsyncIterable<CsvRow>;
}

/** A non-empty row. The first line of a file is row 1, and empty rows count, as in spreadsheets. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** The maximum length of a row, in characters: ten times the longest product. */
const MAX_ROW = 128 * 1024;

/** The number of rows read before other requests get a turn. */
const ROWS_AT_ONCE = 100;

/** The number of bytes parsed at once. */
const BYTES_AT_ONCE = 16 * 1024;

/**
 * Opens a CSV file: UTF-8 with or without a byte order mark, or UTF-16 with one, any line endings, and the delimiter in a first line
 * `sep=;`, otherwise that of the header. Throws BadUserInput, now or while its rows are read, for any other file.
 */
export async function openCsv(path: string): Promise<CsvFile> {
  const text = textOf(path);
  const start = (await text.next()).value ?? "";
  const [line, named] = SEPARATOR_LINE.exec(start) ?? [];
  const delimiter = line === undefined ? delimiterOf(start) : namedDelimiter(named);
  return { delimiter, rows: rowsOf(start.slice(line?.length), text, delimiter) };
}

/** An error of the whole file. */
export function fileFault(message: string): BadUserInput {
  return new BadUserInput([{ field: "file", message }]);
}

async function* textOf(path: string): AsyncGenerator<string, void> {
  let decoder: ReturnType<typeof decoderFor> | undefined;
  try {
    for await (const chunk of createReadStream(path, {
      highWaterMark: BYTES_AT_ONCE,
    }) as AsyncIterable<Buffer>)
      yield (decoder ??= decoderFor(chunk)).decode(chunk, { stream: true });
    yield decoder?.decode() ?? "";
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === "ERR_ENCODING_INVALID_ENCODED_DATA"
      ? fileFault(serverTexts().fieldErrors.fileErrors.notUtf8)
      : error;
  }
}

/** Excel's “Unicode text” is UTF-16 with a byte order mark. */
function decoderFor([first, second]: Buffer) {
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  return new TextDecoder(isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8", { fatal: true });
}

/** The line in which Excel declares the delimiter. Excel doesn't show it, so the header stays row 1. */
const SEPARATOR_LINE = /^"?sep=(\\t|[^\r\n])"?[,;\t]*(?:\r\n|\r|\n|$)/i;

function namedDelimiter(named: string | undefined): Delimiter {
  const wanted = named === String.raw`\t` ? "\t" : named;
  const found = delimiters.find((delimiter) => delimiter === wanted);
  if (found === undefined) throw fileFault(serverTexts().fieldErrors.fileErrors.delimiter(wanted));
  return found;
}

/** The most frequent delimiter in the first line, outside quotes; a comma if there is none. */
function delimiterOf(start: string): Delimiter {
  const lines = start.replace(/"(?:[^"]|"")*"/g, "").split(/[\r\n]+/);
  const header = lines.find((line) => line.trim() !== "") ?? "";
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

async function* rowsOf(
  start: string,
  rest: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<CsvRow, void> {
  const parser = parse({
    delimiter,
    info: true,
    skip_empty_lines: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    max_record_size: MAX_ROW,
  });
  pipeline(Readable.from(joined(start, rest)), parser, () => undefined);
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { row: info.records + info.empty_lines, cells: record };
      count += 1;
      if (count % ROWS_AT_ONCE === 0) await setImmediate();
    }
  } catch (error) {
    throw error instanceof CsvError ? fileFault(explain(error)) : error;
  }
}

async function* joined(start: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield start;
  yield* rest;
}

function explain({ code, lines }: CsvError): string {
  const texts = serverTexts().fieldErrors.fileErrors;
  const line = typeof lines === "number" ? lines : undefined;
  return code === "CSV_MAX_RECORD_SIZE" ? texts.longRow(line) : texts.notCsv(line);
}
