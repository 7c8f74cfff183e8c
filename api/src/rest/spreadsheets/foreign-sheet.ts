import { serverTexts } from "@shop/shared/messages/server";
import { seoBounds } from "@shop/shared/product";
import { MAX_REPORTED_ERRORS } from "@shop/shared/product-csv";
import type { RowError } from "@shop/shared/schemas/import-report";
import type { Brand } from "../../modules/catalogue/brands/brand.entity";
import type { CategoryTree } from "../../modules/catalogue/categories/category-tree";
import { categoryFinder, gtinIn, imagesIn, instantIn, mpnIn, plainPrice, textOfHtml } from "./foreign-cells";
import { isGiftCard, itemsOf, type ForeignItem, type ForeignRow } from "./foreign-items";
import { ForeignGroups } from "./foreign-groups";
import type { Column } from "./product-columns";
import { fileFault, type CsvRow } from "./read-csv";
import { columnKey, type ForeignField, type ShopFormat } from "./shop-formats";

/** Brands and categories of this shop, for looking up the names in an export. */
export interface ShopNames {
  brands: readonly Pick<Brand, "slug" | "name">[];
  categories: CategoryTree;
}

type SeoColumn = "seoTitle" | "seoDescription";

const translatedColumns = [
  ...(["name", "description", "price", "countInStock", "category", "brand"] as const),
  ...(["images", "draft", "regularPrice", "saleEndsAt", "gtin", "mpn", "group", "options"] as const),
  ...(["giftCard", "seoTitle", "seoDescription"] as const),
] satisfies Column[];

/** The columns of the translated rows: the texts for search engines only if the export has them, so that others keep theirs. */
export function translatedColumnsOf(
  names: readonly string[],
  { columns }: ShopFormat,
): (typeof translatedColumns)[number][] {
  const has = (field: SeoColumn) => names.some((name) => columns[field].includes(columnKey(name)));
  return translatedColumns.filter(
    (column) => (column !== "seoTitle" && column !== "seoDescription") || has(column),
  );
}

type Cells = Record<(typeof translatedColumns)[number], string>;

/**
 * The omitted rows and cells of an export, with the reason: only the first ones, each combination of value and reason
 * once.
 */
export class IgnoredCells {
  readonly first: RowError[] = [];
  private readonly seen = new Set<string>();

  add(error: RowError, value?: string): void {
    const key = `${error.field} ${value}`;
    if (this.first.length >= MAX_REPORTED_ERRORS || (value !== undefined && this.seen.has(key))) return;
    this.seen.add(key);
    this.first.push(error);
  }
}

/** Translates the rows of an export into rows of this shop: one for each variant of a product. Throws BadUserInput if it leaves out all. */
export async function* translateRows(
  rows: AsyncIterable<CsvRow>,
  names: readonly string[],
  format: ShopFormat,
  shop: ShopNames,
  ignored: IgnoredCells,
): AsyncGenerator<CsvRow, void> {
  const columns = translatedColumnsOf(names, format);
  const columnOf = (field: ForeignField) =>
    names.find((name) => format.columns[field].includes(columnKey(name))) ?? field;
  const brands = new Map(
    shop.brands.flatMap(({ slug, name }) => [slug, name].map((key) => [key.toLowerCase(), slug])),
  );
  const ignore: Translation["ignore"] = (row, field, message, value) =>
    ignored.add({ row, field: columnOf(field), message }, value);
  const translation: Translation = {
    findBrand: (name) => brands.get(name.toLowerCase()),
    findCategory: categoryFinder(shop.categories),
    groups: new ForeignGroups(ignore),
    ignore,
  };
  let [read, translated] = [0, 0];
  const counted = async function* () {
    for await (const row of rows) {
      read += 1;
      yield row;
    }
  };
  for await (const item of itemsOf(counted(), names, format, translation.ignore)) {
    const cells = cellsOf(item, translation);
    if (!cells) continue;
    translated += 1;
    yield { row: item.own.row, cells: columns.map((column) => cells[column]) };
  }
  const [first] = ignored.first;
  if (translated === 0 && first)
    throw fileFault(
      serverTexts().fieldErrors.fileErrors.leftOut(read, first.row, `${first.field} ${first.message}`),
    );
}

interface Translation {
  findBrand: (name: string) => string | undefined;
  findCategory: (texts: readonly string[]) => string | undefined;
  groups: ForeignGroups;
  ignore: (row: number, field: ForeignField, message: string, value?: string) => void;
}

/** The cells of an item; null if it can't be sold here. */
function cellsOf(item: ForeignItem, { ignore, groups, ...find }: Translation): Cells | null {
  const { own, product, images, options } = item;
  const texts = serverTexts().fieldErrors.exportErrors;
  const { row } = own;
  const shared = (field: ForeignField) => own.get(field) || product.get(field);
  const { price, ...sale } = pricesOf(own);
  const giftCard = isGiftCard(item);
  if (Number(price) === 0) return leaveOut("price", texts.noPrice);
  const { images: usable, hasInvalid } = imagesIn(images);
  if (usable.length === 0 && hasInvalid) return leaveOut("images", texts.noPicture);
  if (hasInvalid) ignore(row, "images", texts.picture);

  const title = product.get("name") || own.get("name");
  const name = title && [title, ...(options.length > 0 ? [options.join(" / ")] : [])].join(" – ");
  const countInStock = own.get("stock");
  if (!/^\d/.test(countInStock)) ignore(row, "stock", texts.noUnits);
  const gtin = gtinIn(own.get("gtin"));
  if (own.get("gtin") && gtin === null) ignore(row, "gtin", texts.gtin);
  const brand = shared("brand");
  const brandSlug = brand && find.findBrand(brand);
  if (brand && !brandSlug) ignore(row, "brand", texts.brand(brand), brand);
  const categories = own.all("category").length > 0 ? own.all("category") : product.all("category");
  const category = find.findCategory(categories.flatMap((text) => [text, ...text.split(/,\s*/)]));
  if (categories[0] && !category) ignore(row, "category", texts.category(categories[0]), categories[0]);
  return {
    ...groups.cellsOf(item),
    name,
    description: textOfHtml(shared("description")) || name,
    ...{ price, ...(giftCard ? { regularPrice: "", saleEndsAt: "" } : sale) }, // a gift card has no sale
    countInStock: /^\d/.test(countInStock) ? countInStock : "0",
    category: category ?? "",
    brand: brandSlug ?? "",
    images: usable.join(" "),
    draft: [own, product].some(isHidden) ? "yes" : "no",
    gtin: gtin ?? "",
    mpn: mpnIn(own.get("mpn")),
    giftCard: giftCard ? "yes" : shared("giftCard") && "no", // an export that doesn't say keeps the item's own
    seoTitle: seoTextOf("seoTitle"),
    seoDescription: seoTextOf("seoDescription"),
  };

  function seoTextOf(field: SeoColumn): string {
    const text = own.get(field);
    if (text.length <= seoBounds[field].max) return text;
    ignore(row, field, texts.tooLong(seoBounds[field].max));
    return "";
  }

  function leaveOut(field: ForeignField, fault: string): null {
    ignore(row, field, fault);
    return null;
  }
}

const isHidden = (row: ForeignRow): boolean =>
  /^(?:draft|archived)$/i.test(row.get("status")) ||
  /^(?:false|0|-1)$/i.test(row.get("published")) ||
  row.get("visibility") === "hidden";

/** The price, and the regular one if it is higher: a sale in the future or the past counts as none. */
function pricesOf(row: ForeignRow): Pick<Cells, "price" | "regularPrice" | "saleEndsAt"> {
  const [sale, regular] = [plainPrice(row.get("price")), plainPrice(row.get("regularPrice"))];
  const start = instantIn(row.get("saleStartsAt"), "00:00:00");
  const end = instantIn(row.get("saleEndsAt"), "23:59:59");
  const isRunning = !(start && start.getTime() > Date.now()) && !(end && end.getTime() <= Date.now());
  const price = sale !== "" && (isRunning || regular === "") ? sale : regular;
  const isLower = Number(price.replace(",", ".")) < Number(regular.replace(",", "."));
  return {
    price,
    regularPrice: isLower ? regular : "",
    saleEndsAt: isLower && end ? end.toISOString() : "",
  };
}
