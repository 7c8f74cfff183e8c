/**
 * Fails on features of JavaScript, DOM and CSS in the web's sources that a supported browser lacks (README.md, `browserslist` in
 * package.json). With paths, it looks at these files alone.
 */
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./build/target";
import { sourceFaults } from "./browsers/source-faults";
import { styleFaults } from "./browsers/style-faults";

const web = join(ROOT, "web/src");
const entries = ["boot/entry-client.tsx", "boot/early-input.ts", "boot/load-app.ts", "graphiql/entry.tsx"];

const named = process.argv.slice(2);
const sources = named.length > 0 ? named : entries.map((entry) => join(web, entry));
const styles =
  named.length > 0
    ? named
    : readdirSync(web, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(generated|spec)\./.test(file))
        .map((file) => join(web, file));

const faults = [...sourceFaults(sources), ...styles.flatMap(styleFaults)];
for (const { file, line, feature, browsers } of faults)
  console.error(`${relative(ROOT, file)}:${line}: ${feature} is missing in ${browsers.join(", ")}`);
if (faults.length === 0) console.log("The supported browsers have all features that the pages use.");
process.exitCode = faults.length === 0 ? 0 : 1;
