import { serverTexts } from "@shop/shared/messages/server";
import { typedAmount, typedNumber } from "@shop/shared/typed-number";
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
  return (
    names.slice(0, NAMED).join(", ") +
    (more > 0 ? serverTexts().auditDetails.productDetails.andMore(more) : "")
  );
}

/** The audit's detail of a change of several products. */
export async function describeChange(
  ctx: RequestContext,
  { category, brand, price, sale, priceEnding, draft }: ChangeProductsInput,
  names: readonly string[],
): Promise<string> {
  const { changeDetails: words, factNames, productDetails } = serverTexts().auditDetails;
  const changes = [
    price && `${words.price} ${describePrice(price)}`,
    sale !== undefined && describeSale(sale),
    priceEnding && productDetails.priceEnding(priceEnding.slice(-2)),
    category !== undefined && `${factNames.category} → ${await categoryPath(ctx, category)}`,
    brand !== undefined && `${factNames.brand} → ${await brandName(ctx, brand)}`,
    typeof draft === "boolean" && words[draft ? "madeDrafts" : "published"],
  ];
  return `${changes.filter(Boolean).join(", ")}: ${nameProducts(names)}`;
}

const describePrice = ({ percent, amount }: PriceChangeInput) =>
  percent ? `${signed(percent)} %` : signed(amount ?? 0, typedAmount);

function describeSale(sale: SaleChangeInput | null): string {
  const words = serverTexts().auditDetails.changeDetails;
  if (!sale) return words.saleEnded;
  const until = sale.endsAt ? ` ${words.until} ${describeTime(sale.endsAt)}` : "";
  return `${words.sale} ${signed(-sale.percentOff)} %${until}`;
}

const signed = (value: number, format: (size: number) => string = typedNumber) =>
  (value < 0 ? "−" : "+") + format(Math.abs(value));

/** The names of a category's path, for the audit. */
export async function categoryPath(ctx: RequestContext, id: string | null): Promise<string> {
  if (id === null) return serverTexts().auditDetails.factValues.none;
  const category = (await readCategories(ctx)).find(id);
  return category ? namePathOf(category) : id;
}

/** The name of a brand, for the audit. */
export const brandName = async (ctx: RequestContext, slug: string | null): Promise<string> =>
  slug === null ? serverTexts().auditDetails.factValues.none : ((await findBrand(ctx, slug))?.name ?? slug);
