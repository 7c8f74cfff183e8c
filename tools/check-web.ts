/** Fails for features of the web, or of named files, that a supported browser lacks, and for texts that translators would break. */
import { join, relative } from "node:path";
import ts from "typescript";
import { lineOf, sourceFaults } from "./browsers/source-faults";
import { styleFaults } from "./browsers/style-faults";
import { ROOT } from "./build/target";
import { unsafeTexts } from "./text-nodes";

const web = join(ROOT, "web");
const config = ts.readConfigFile(join(web, "tsconfig.json"), (path) => ts.sys.readFile(path));
const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, web);
const shipped = fileNames.filter((file) => file.startsWith(join(web, "src")) && !/\.spec\./.test(file));
const named = process.argv.slice(2);
const program = ts.createProgram(named.length > 0 ? named : shipped, options);

const checker = program.getTypeChecker();

const faults = program.getSourceFiles().flatMap((file) => {
  if (file.isDeclarationFile || program.isSourceFileFromExternalLibrary(file)) return [];
  const missing = [...sourceFaults(file, checker), ...styleFaults(file.text)].map(
    ({ line, name, browsers }) => `${line}: ${name} is missing in ${browsers.join(", ")}`,
  );
  const texts = unsafeTexts(file, checker).map(
    (node) => `${lineOf(file, node)}: put this text into an element of its own: ${node.getText().trim()}`,
  );
  return [...missing, ...texts].map((fault) => `${relative(ROOT, file.fileName)}:${fault}`);
});
console.log(
  faults.join("\n") || "The supported browsers have all features, and translators keep the pages whole.",
);
process.exitCode = faults.length === 0 ? 0 : 1;
