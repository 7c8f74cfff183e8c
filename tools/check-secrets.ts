/** Looks for secrets in the checkout: keys, tokens, passwords. secrets/allowed-secrets.ts lists the exceptions. */
import { scanCheckout } from "./secrets/scan-checkout";

const { files, faults } = scanCheckout();
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`No secrets in ${files} files.`);
process.exitCode = faults.length === 0 ? 0 : 1;
