import { plainAmount } from "@shop/shared/money";
import type { RequestContext } from "../../../context/context";
import { findBrand } from "../brands/read-brands";
import { describeTime } from "../sale/describe-sale";
import { namePathOf } from "../categories/category-tree";
import { readCategories } from "../categories/read-categories";
import type { ChangeProductsInput, PriceChangeInput, SaleChangeInput } from "./change-products.input";

/** The maximum number of product names in an audit entry. */
const NAMED = 20;

/** The audit's target: the product's name, or the number of products. */
export function describeTarget(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? "") : `${names.length} products`;
}

/** Lists the names of several products for the audit; beyond the maximum it only counts them. */
export function nameProducts(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** The audit's detail of a change of several products. */
export async function describeChange(
  ctx: RequestContext,
  { category, brand, price, sale, priceEnding, draft }: ChangeProductsInput,
  names: readonly string[],
): Promise<string> {
  const changes = [
    price && `price ${describePrice(price)}`,
    sale !== undefined && describeSale(sale),
    priceEnding && `prices end in .${priceEnding.slice(-2)}`,
    category !== undefined && `category → ${await categoryPath(ctx, category)}`,
    brand !== undefined && `brand → ${await brandName(ctx, brand)}`,
    typeof draft === "boolean" && (draft ? "made drafts" : "published"),
  ];
  return `${changes.filter(Boolean).join(", ")}: ${nameProducts(names)}`;
}

const describePrice = ({ percent, amount }: PriceChangeInput) =>
  percent ? `${signed(percent)} %` : signed(amount ?? 0, plainAmount);

function describeSale(sale: SaleChangeInput | null): string {
  if (!sale) return "sale ended";
  return `sale ${signed(-sale.percentOff)} %${sale.endsAt ? ` until ${describeTime(sale.endsAt)}` : ""}`;
}

const signed = (value: number, format: (size: number) => string = String) =>
  (value < 0 ? "−" : "+") + format(Math.abs(value));

/** The names of a category's path, for the audit. */
export async function categoryPath(ctx: RequestContext, id: string | null): Promise<string> {
  if (id === null) return "none";
  const category = (await readCategories(ctx)).find(id);
  return category ? namePathOf(category) : id;
}

/** The name of a brand, for the audit. */
export const brandName = async (ctx: RequestContext, slug: string | null): Promise<string> =>
  slug === null ? "none" : ((await findBrand(ctx, slug))?.name ?? slug);
