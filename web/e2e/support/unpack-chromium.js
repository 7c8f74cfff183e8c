// Unpacks the packaged Chromium into this process's temporary folder (TMPDIR); packaged-chromium.ts starts it.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
