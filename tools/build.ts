/** npm run build: builds the targets with changed sources; with --all-languages the web in every language. */
import { LANGUAGES, languageOf, type Language } from "@shop/shared/locale";
import { exitOnSignal } from "../api/embedded/parent-process";
import { api } from "./build/api";
import { buildIfStale, type Target } from "./build/target";
import { compressWeb, webIn } from "./build/web";

/** The language of the environment; English if its variable has another value, which the shop refuses at start. */
const chosen = () => languageOf(process.env.LANGUAGE ?? "") ?? "en";

/**
 * Builds the targets with changed sources, the web in each language, and then compresses the web. Prints the errors and returns false if a
 * build failed.
 */
export async function buildStale({
  compressed = true,
  languages = [chosen()] as readonly Language[],
} = {}): Promise<boolean> {
  const build = (target: Target) => buildIfStale(target).then(() => process.send?.(target.name)); // to npm start
  const results = await Promise.allSettled([api, ...languages.map(webIn)].map(build));
  const failures = results.filter((result) => result.status === "rejected");
  for (const { reason } of failures) console.error(`The build failed:\n${(reason as Error).message}`);
  if (failures.length === 0 && compressed) await Promise.all(languages.map(compressWeb));
  return failures.length === 0;
}

if (require.main === module) {
  // Exiting ends the builds in progress; their unfinished output is discarded.
  exitOnSignal();
  const languages = process.argv.includes("--all-languages") ? LANGUAGES : [chosen()];
  const compressed = !process.argv.includes("--uncompressed");
  void buildStale({ compressed, languages }).then((succeeded) => (process.exitCode = succeeded ? 0 : 1));
}
