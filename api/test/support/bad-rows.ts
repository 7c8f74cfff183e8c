import { aProduct } from "./builders";
import type { TestShop } from "./shop";

/** Values that forms refuse, but that a database can contain. */
export const badRows: [kind: string, values: Record<string, unknown>][] = [
  ["an image with an invalid port", { image: "https://a:b/x.jpg" }],
  ["an image with an invalid host", { image: "https://%zz/x.jpg" }],
  ["an image with credentials", { image: "https://user:secret@a.example/x.jpg" }],
  ["an image of another scheme", { image: "javascript:alert(1)" }],
  ["an image of two slashes", { image: "//" }],
  ["an empty image", { image: "" }],
  ["an extremely long image", { image: `https://a.example/${"x".repeat(100_000)}` }],
  ["a further image with an invalid port", { more_images: ["https://a:b/x.jpg", "", "https://[::1/"] }],
  ["control characters", { name: "Saw \u0001\u0008\u001F\u007F", description: "\u000B\u000C\u001B[31m" }],
  ["noncharacters", { name: "Saw \uFFFE\uFFFF", description: "\uFDD0 \u{1FFFF}" }],
  ["the end of a CDATA section", { name: "]]><![CDATA[<script>", description: "</script><!--" }],
  ["an extremely long name", { name: "😀".repeat(5_000), description: "x".repeat(200_000) }],
  ["empty texts", { name: "", description: "" }],
  ["an odd GTIN and part number", { gtin: "not a number \u0002", mpn: "" }],
  ["attributes of the wrong type", { attributes: { voltage: { a: [null] } } }],
  ["no end of time", { updated_at: "infinity" }],
];

/** Stores a product with these values, bypassing all checks; returns its id. */
export async function storeBadRow(
  shop: Pick<TestShop, "sql">,
  values: Record<string, unknown>,
): Promise<string> {
  const { id } = await aProduct(shop);
  for (const [column, value] of Object.entries(values))
    await shop.sql(`update products set ${column} = $2 where id = $1`, [id, value]);
  return id;
}
