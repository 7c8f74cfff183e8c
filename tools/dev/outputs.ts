import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { compile, outputOf, prepareApi } from "../build/api";
import { removeAbandonedDrafts, ROOT } from "../build/target";
import { script } from "../run-steps";

export const SCHEMA = join(ROOT, "api/schema.graphql");
const OUTPUT = join(ROOT, "api/dist");

/** The API as compiled by this process, in a separate folder: `npm start` and the tests use `api/dist`. */
export class CompiledApi {
  readonly folder = `${OUTPUT}.${process.pid}`;
  /** The compiler's errors, by file. */
  private readonly broken = new Map<string, string>();

  /** Compiles everything. Returns the errors. */
  start(): Promise<string | undefined> {
    removeAbandonedDrafts(OUTPUT);
    mkdirSync(this.folder, { recursive: true });
    return this.update(prepareApi(this.folder));
  }

  /** Compiles changed files, and removes the output of deleted ones. Returns the errors of all files. */
  async update(files: string[]): Promise<string | undefined> {
    await Promise.all(
      files.map(async (file) => {
        this.broken.delete(file);
        if (!existsSync(file)) return rmSync(outputOf(file, this.folder), { force: true });
        await compile(file, this.folder).catch((error: Error) => this.broken.set(file, textOf(error)));
      }),
    );
    return this.broken.size > 0 ? [...this.broken.values()].join("\n\n") : undefined;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The compiler's message, without what follows for its own developers. */
const textOf = ({ message }: Error): string =>
  stripVTControlCharacters(message)
    .replace(/\n+Caused by:[^]*/, "")
    .trim();

/** Writes the schema of the API that runs, if it is another one. */
export function writeSchema(schema: string): void {
  if (readFileSync(SCHEMA, "utf8") !== schema) writeFileSync(SCHEMA, schema);
}

/** Generates what the web has of the schema and its own documents. Prints what is wrong with them, once and without the stacks. */
export function generateDocuments(): Promise<void> {
  const [node = "", ...args] = script("tools/generate-documents.ts");
  return new Promise((resolve) =>
    execFile(node, args, { cwd: ROOT }, (error, _stdout, stderr) => {
      const lines = stripVTControlCharacters(stderr)
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line && !/^(at |[{}[\]]|\[errors\]|source:)/.test(line));
      if (error) console.error([...new Set(lines)].join("\n"));
      else console.log("The GraphQL documents are generated");
      resolve();
    }),
  );
}
