/** Searches the checkout for keys, tokens and passwords. secrets/allowed-secrets.ts lists the exceptions. */
import { scanCheckout } from "./secrets/scan-checkout";

const { files, problems } = scanCheckout();
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`No secrets in ${files} files.`);
process.exitCode = problems.length === 0 ? 0 : 1;
