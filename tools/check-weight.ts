/** Compares the JavaScript of each page's first visit, compressed with brotli, with the page's budget. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildStale } from "./build";
import { clientOf, readManifest } from "./build/web";

/** Budgets in KB of 1,024 bytes (ADR-0021, ADR-0011). */
const budgets = {
  "shop/home/HomePage": 150,
  "shop/products/ProductsPage": 152.5,
  "shop/product/ProductPage": 152.5,
  "shop/cart/CartPage": 150,
  "identity/LoginPage": 166,
  "checkout/ShippingPage": 172.5,
  "checkout/CartShippingPage": 173,
  "checkout/CheckoutPage": 154,
  "checkout/CheckoutAllPage": 154,
  "checkout/PaymentReturnPage": 153,
  "admin/items/AddItemsPage": 176,
  "admin/items/ManageItemsPage": 163.5,
};

async function main(): Promise<void> {
  if (!(await buildStale({ languages: ["en"] }))) return void (process.exitCode = 1);
  const manifest = readManifest();
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  const html = readFileSync(join(clientOf("en"), "index.html"), "utf8");
  const scripts = Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, text = ""]) => text);
  const inline = brotliCompressSync(scripts.join("\n")).length;
  for (const [page, budget] of Object.entries(budgets)) {
    const keys = new Set(["src/boot/entry-client.tsx", `src/pages/${page}.tsx`]);
    // the loop also visits the keys that it adds
    for (const key of keys) for (const imported of chunkOf(key).imports ?? []) keys.add(imported);
    const sizes = Array.from(keys, (key) => statSync(join(clientOf("en"), `${chunkOf(key).file}.br`)).size);
    const kilobytes = sizes.reduce((sum, size) => sum + size, inline) / 1_024;
    if (kilobytes > budget) process.exitCode = 1;
    console.log(
      `${page}: ${kilobytes.toFixed(1)} of ${budget} KB${kilobytes > budget ? "  OVER BUDGET" : ""}`,
    );
  }
}

void main();
