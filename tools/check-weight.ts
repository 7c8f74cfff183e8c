/** Compares the JavaScript of each page's first visit, as sent, with the page's budget. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildStale } from "./build";
import { CLIENT, readManifest, type Manifest } from "./build/web";

const KB = 1_024;

/** Budgets in KB of 1,024 bytes, compressed with brotli (ADR-0021, ADR-0011). */
const budgets: Record<string, number> = {
  "shop/home/HomePage": 150,
  "shop/products/ProductsPage": 151,
  "shop/product/ProductPage": 151,
  "shop/cart/CartPage": 150,
  "identity/LoginPage": 165,
  "checkout/ShippingPage": 171,
  "checkout/CartShippingPage": 172,
  "checkout/CheckoutPage": 154,
  "checkout/CheckoutAllPage": 154,
  "checkout/PaymentReturnPage": 152,
  "admin/items/AddItemsPage": 173,
  "admin/items/ManageItemsPage": 161,
};

/** The compressed size of the scripts in the HTML of every page. */
function weightOfInlineScripts(): number {
  const html = readFileSync(join(CLIENT, "index.html"), "utf8");
  const scripts = Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, text = ""]) => text);
  return brotliCompressSync(scripts.join("\n")).length;
}

/** The files of a chunk and of its static imports; dynamic imports are not included. */
function filesOf(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => filesOf(imported, manifest, found));
  return found;
}

function weightOf(page: string, manifest: Manifest): number {
  const files = filesOf(`src/pages/${page}.tsx`, manifest, filesOf("src/boot/entry-client.tsx", manifest));
  const sizes = Array.from(files, (file) => statSync(join(CLIENT, `${file}.br`)).size);
  return sizes.reduce((sum, size) => sum + size, weightOfInlineScripts());
}

async function main(): Promise<void> {
  if (!(await buildStale())) return void (process.exitCode = 1);
  const manifest = readManifest();
  for (const [page, budget] of Object.entries(budgets)) {
    const bytes = weightOf(page, manifest);
    const overBudget = bytes > budget * KB;
    if (overBudget) process.exitCode = 1;
    console.log(
      `${page.padEnd(28)} ${(bytes / KB).toFixed(1).padStart(6)} of ${budget} KB${overBudget ? "  OVER BUDGET" : ""}`,
    );
  }
}

void main();
