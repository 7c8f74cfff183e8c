/** npm run build: builds the targets with changed sources; with --all-languages the web in every language. `npm start` names one target. */
import { LANGUAGES, languageOf, type Language } from "@shop/shared/locale";
import { exitOnSignal } from "../api/embedded/parent-process";
import { api } from "./build/api";
import { buildIfStale } from "./build/target";
import { compressWeb, webIn } from "./build/web";

/** The language of the environment; English if its variable has another value, which the shop refuses at start. */
const chosen = () => languageOf(process.env.LANGUAGE ?? "") ?? "en";

/**
 * Builds the targets with changed sources, the web in each language, and then compresses the web; or only the named target. Prints the
 * errors and returns false if a build failed.
 */
export async function buildStale({
  only = undefined as string | undefined,
  languages = [chosen()] as readonly Language[],
} = {}): Promise<boolean> {
  const targets = [...languages.map(webIn), api].filter(({ output }) => !only || output.startsWith(only));
  const results = await Promise.allSettled(targets.map(buildIfStale));
  const failures = results.filter((result) => result.status === "rejected");
  for (const { reason } of failures) console.error(`The build failed:\n${(reason as Error).message}`);
  if (failures.length === 0 && !only) await Promise.all(languages.map(compressWeb));
  return failures.length === 0;
}

if (require.main === module) {
  // Exiting ends the builds in progress; their unfinished output is discarded.
  exitOnSignal();
  const [, , target] = process.argv;
  void buildStale(target === "--all-languages" ? { languages: LANGUAGES } : { only: target }).then(
    (succeeded) => (process.exitCode = succeeded ? 0 : 1),
  );
}
