import { serverTexts } from "@shop/shared/messages/server";
import type { OptionValue } from "@shop/shared/option-values";
import { restore } from "./cells";
import { fileFault, type CsvRow } from "./read-csv";
import { columnKey, type ForeignField, type ShopFormat } from "./shop-formats";

/** A row of an export, read by the meaning of its columns. */
export interface ForeignRow {
  row: number;
  /** The first value of a field; empty if it has none. */
  get(field: ForeignField): string;
  /** All non-empty values of a field. */
  all(field: ForeignField): string[];
  /** The values of all columns of a field, also the empty ones. */
  each(field: ForeignField): string[];
}

/** An item for sale: a product, or a variant of one. */
export interface ForeignItem {
  own: ForeignRow;
  /** The row of its product, if it is a variant; otherwise its own row. */
  product: ForeignRow;
  images: string[];
  /** The variant's values, such as a color and a size. */
  options: string[];
  /** The values with the names of their options, if it is one of several variants. A name or value may be missing. */
  variant?: OptionValue[];
}

const kindsOf = (row: ForeignRow) => row.get("kind").toLowerCase().split(/,\s*/);

/** Whether a row has the product type of a gift card, which WooCommerce's plugins add. */
const isOfCards = (row: ForeignRow) => kindsOf(row).some((kind) => /^(?:pw-)?gift[-_ ]?card$/.test(kind));

/** Whether an item is a gift card, by its product's type or by a column. */
export const isGiftCard = ({ own, product }: ForeignItem): boolean =>
  isOfCards(product) || /^(?:true|yes|1)$/i.test(own.get("giftCard") || product.get("giftCard"));

type Ignore = (row: number, field: ForeignField, message: string) => void;

/** The items of an export, in the order of their rows. */
export function itemsOf(
  rows: AsyncIterable<CsvRow>,
  names: readonly string[],
  format: ShopFormat,
  ignore: Ignore,
): AsyncGenerator<ForeignItem, void> {
  const read = readRows(rows, names, format);
  return format.name === "Shopify" ? shopifyItems(read) : wooCommerceItems(read, ignore);
}

async function* readRows(
  rows: AsyncIterable<CsvRow>,
  names: readonly string[],
  { columns }: ShopFormat,
): AsyncGenerator<ForeignRow, void> {
  const keys = names.map(columnKey);
  const fields = Object.entries(columns) as [ForeignField, readonly string[]][];
  const places = new Map(
    fields.map(([field, wanted]) => [
      field,
      wanted.map((name) => keys.indexOf(name)).filter((at) => at >= 0),
    ]),
  );
  for await (const { row, cells } of rows) {
    const each = (field: ForeignField) =>
      (places.get(field) ?? []).map((place) => restore((cells[place] ?? "").trim()));
    const all = (field: ForeignField) => each(field).filter(Boolean);
    yield { row, all, each, get: (field) => all(field)[0] ?? "" };
  }
}

/** More rows than Shopify allows variants and images of a product. */
const MAX_GROUP = 3_000;

/** Rows with one handle form one product: each has a variant, a further image, or both. */
async function* shopifyItems(rows: AsyncIterable<ForeignRow>): AsyncGenerator<ForeignItem, void> {
  let group: ForeignRow[] = [];
  for await (const row of rows) {
    const [first] = group;
    const key = row.get("key");
    const isFurther = first && (key === "" ? row.get("name") === "" : key === first.get("key"));
    if (isFurther) group.push(row);
    else {
      yield* variantsOf(group);
      group = [row];
    }
    if (group.length > MAX_GROUP)
      throw fileFault(serverTexts().fieldErrors.fileErrors.rowsOfProduct(MAX_GROUP));
  }
  yield* variantsOf(group);
}

/** Shopify's name of the only variant. */
const ONLY_VARIANT = "Default Title";

function* variantsOf(group: readonly ForeignRow[]): Generator<ForeignItem, void> {
  const [product] = group;
  if (!product) return;
  const images = group.flatMap((row) => row.all("images"));
  const variants = group.filter((row) => row.get("price") !== "" || row.get("option") !== "");
  const names = product.each("optionName");
  const isUsed = (place: number) => variants.some((row) => row.each("option")[place]);
  for (const own of variants.length > 0 ? variants : [product]) {
    const options = own.all("option").filter((option) => option !== ONLY_VARIANT);
    const variant = own.each("option").map((value, place) => ({ option: names[place] ?? "", value }));
    yield {
      ...{ own, product, images: [...own.all("ownImage"), ...images], options },
      ...(variants.length > 1 && { variant: variant.filter((_value, place) => isUsed(place)) }),
    };
  }
}

/** The maximum number of characters of products held until their variations are read. */
const MAX_WAITING = 32 * 1024 * 1024;

const imagesOf = (row: ForeignRow) => row.get("images").split(/,\s+|,(?=https?:)/);

/** A variation has a name without a value where it stands for any value. WooCommerce writes a backslash before a comma in a value. */
function namedOptions(row: ForeignRow): OptionValue[] {
  const values = row.each("option").map((value) => value.replaceAll("\\,", ","));
  const all = row.each("optionName").map((option, place) => ({ option, value: values[place] ?? "" }));
  return all.filter(({ option, value }) => option !== "" || value !== "");
}

/** A variation names its product by SKU or `id:44`; products come before their variations. */
async function* wooCommerceItems(
  rows: AsyncIterable<ForeignRow>,
  ignore: Ignore,
): AsyncGenerator<ForeignItem, void> {
  const products = new Map<string, ForeignRow>();
  let waiting = 0;
  for await (const row of rows) {
    const kinds = kindsOf(row);
    const isCardWithoutAmount = isOfCards(row) && row.get("price") === "" && row.get("regularPrice") === "";
    if (kinds.includes("variable") || isCardWithoutAmount) {
      for (const key of [row.get("key"), `id:${row.get("id")}`])
        if (key) products.set(key.toLowerCase(), row);
      waiting += row.get("description").length + row.get("images").length;
      if (waiting > MAX_WAITING) throw fileFault(serverTexts().fieldErrors.fileErrors.variable);
      const { variable, giftCard } = serverTexts().fieldErrors.exportErrors;
      ignore(row.row, "kind", isCardWithoutAmount ? giftCard : variable);
    } else if (kinds.includes("variation")) {
      const product = products.get(row.get("parent").toLowerCase());
      const images = [row, product ?? row].flatMap(imagesOf);
      if (!product) {
        ignore(row.row, "parent", serverTexts().fieldErrors.exportErrors.noParent);
        yield { own: row, product: row, images, options: [] };
      } else {
        const variant = namedOptions(row);
        yield { own: row, product, images, options: variant.flatMap(({ value }) => value || []), variant };
      }
    } else if (kinds.includes("grouped") || kinds.includes("external"))
      ignore(row.row, "kind", serverTexts().fieldErrors.exportErrors.kind(row.get("kind")));
    else yield { own: row, product: row, images: imagesOf(row), options: [] };
  }
}
