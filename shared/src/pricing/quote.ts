import type { DiscountRule, PricingRules, ShippingMethodRule, TaxRateRule } from "./rules";
import { proportionOf, shareOut } from "./share-out";

/** A product in a cart. */
export interface QuotedLine {
  unitPriceMinor: number;
  quantity: number;
  /** The ids of the product's categories, from the root down. */
  categories: readonly string[];
  /** A gift card needs no delivery, has no tax, which is due when it pays, and counts for no discount. */
  isGiftCard?: boolean;
}

/** A paid product of the same cart, with its charged amounts. */
export interface SettledLine extends QuotedLine, Omit<LineQuote, "itemsMinor" | "totalMinor"> {}

/** The input of a quote, besides the shop's rules. */
export interface QuoteRequest {
  lines: readonly QuotedLine[];
  /** Paid lines also count for the discount's conditions; their share of the discount and delivery is subtracted. */
  settled?: readonly SettledLine[] | undefined;
  /** The destination country; the shop's own country by default. */
  country?: string | null | undefined;
  /** The region's code, as tax rates use it. */
  region?: string | null | undefined;
  /** The codes of the larger regions that contain the region, the smallest first. */
  within?: readonly string[] | undefined;
  /** The chosen shipping method; if it isn't offered, the cheapest one applies. */
  shippingMethodId?: string | null | undefined;
  discount?: DiscountRule | null | undefined;
}

/** An applied tax, without its amount. */
export interface AppliedTax {
  name: string;
  percent: number;
}

/** A line's share of each amount, in minor units. */
export interface LineQuote {
  itemsMinor: number;
  discountMinor: number;
  shippingMinor: number;
  /** Part of the total, whether prices include tax or not. */
  taxMinor: number;
  tax: AppliedTax | null;
  totalMinor: number;
}

/** A shipping method with its price for this cart. */
export interface ShippingOptionQuote extends Pick<ShippingMethodRule, "id" | "name" | "daysMin" | "daysMax"> {
  priceMinor: number;
}

/** The reason why a discount code has no effect. */
export type DiscountObstacle = "MINIMUM" | "CATEGORY";

/** A cart's price in minor units. Each sum equals the sum of its lines. */
export interface CartQuote extends Omit<LineQuote, "tax"> {
  lines: LineQuote[];
  taxIncluded: boolean;
  /** One entry per name and percentage. */
  taxes: (AppliedTax & { minor: number })[];
  /** Whether the shop delivers to the country. */
  delivers: boolean;
  /** Cheapest first. */
  shippingOptions: ShippingOptionQuote[];
  /** The applied method; null without any. */
  shippingMethod: ShippingOptionQuote | null;
  /** Why the discount has no effect; null if it applies, or without a discount. */
  discountObstacle: DiscountObstacle | null;
  /** Whether a discount code can apply: not to gift cards alone. */
  acceptsCodes: boolean;
  /** Whether a gift card can pay: not for another gift card. */
  acceptsGiftCards: boolean;
}

/** Percentages are converted to whole numbers: ten-thousandths of a percent. */
const PARTS = 10_000;
const WHOLE = 100 * PARTS;
const partsOf = (percent: number) => Math.round(percent * PARTS);

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, minor) => sum + minor, 0);

const itemsOf = ({ unitPriceMinor, quantity }: QuotedLine) => unitPriceMinor * quantity;

const belongsTo = ({ categories }: Pick<QuotedLine, "categories">, categoryId: string | null) =>
  categoryId === null || categories.includes(categoryId);

/**
 * Calculates a cart's price from its lines, the shop's rules, the destination and a discount (ADR-0070). The discount
 * is shared out over the lines it applies to, and delivery over all lines, in proportion to their amounts. A tax is
 * rounded half up once per rate and shared out over its lines. The shares of all lines sum to each total, so every line
 * can be paid, cancelled and refunded alone.
 */
export function quoteCart(rules: PricingRules, request: QuoteRequest): CartQuote {
  const { lines, settled = [] } = request;
  const items = lines.map(itemsOf);
  const { discounts, obstacle } = discountOf(lines, settled, request.discount ?? null);
  const goods = items.map((minor, at) => minor - (discounts[at] ?? 0));
  const delivered = goods.map((minor, at) => (lines[at]?.isGiftCard ? 0 : minor));
  const settledGoods = settled.map((line) => (line.isGiftCard ? 0 : itemsOf(line) - line.discountMinor));

  const country = request.country ?? rules.country;
  const asks = asksForDelivery(lines);
  const options = asks ? shippingOptions(rules, country, sumOf([...delivered, ...settledGoods])) : [];
  const method = options.find(({ id }) => id === request.shippingMethodId) ?? options[0] ?? null;
  const paidBefore = sumOf(settled.map(({ shippingMinor }) => shippingMinor));
  const first = lines.findIndex(({ isGiftCard }) => !isGiftCard);
  const weights = sumOf(delivered) > 0 ? delivered : lines.map((_, at) => (at === first ? 1 : 0));
  const shipping = shareOut(Math.max((method?.priceMinor ?? 0) - paidBefore, 0), weights);

  const taxed = goods.map((minor, at) => minor + (shipping[at] ?? 0));
  const { region = null, within = [] } = request;
  const taxes = taxesOf(rules, { country, region, within }, lines, taxed, settled);
  const quoted = taxed.map((minor, at): LineQuote => {
    const { tax = null, minor: taxMinor = 0 } = taxes[at] ?? {};
    return {
      itemsMinor: items[at] ?? 0,
      discountMinor: discounts[at] ?? 0,
      shippingMinor: shipping[at] ?? 0,
      taxMinor,
      tax,
      totalMinor: minor + (rules.pricesIncludeTax ? 0 : taxMinor),
    };
  });
  return {
    lines: quoted,
    itemsMinor: sumOf(items),
    discountMinor: sumOf(discounts),
    shippingMinor: sumOf(shipping),
    taxMinor: sumOf(quoted.map(({ taxMinor }) => taxMinor)),
    totalMinor: sumOf(quoted.map(({ totalMinor }) => totalMinor)),
    taxIncluded: rules.pricesIncludeTax,
    taxes: sumTaxes(quoted),
    delivers: !asks || deliversTo(rules, country),
    shippingOptions: options,
    shippingMethod: method,
    discountObstacle: obstacle,
    acceptsCodes: asks,
    acceptsGiftCards: !lines.some(({ isGiftCard }) => isGiftCard),
  };
}

/** Whether one of the products needs delivery. */
export const asksForDelivery = (lines: readonly Pick<QuotedLine, "isGiftCard">[]): boolean =>
  lines.some(({ isGiftCard }) => !isGiftCard);

/**
 * Whether the shop delivers to a country: the country is listed, and a method covers it (empty lists allow every
 * country).
 */
export function deliversTo({ countries, methods }: PricingRules, country: string): boolean {
  if (countries.length > 0 && !countries.includes(country)) return false;
  const enabled = methods.filter((method) => method.enabled);
  return enabled.length === 0 || enabled.some((method) => covers(method, country));
}

/** Whether a country's taxes depend on the region. */
export const taxesDependOnRegion = ({ rates }: Pick<PricingRules, "rates">, country: string): boolean =>
  rates.some((rate) => rate.country === country && rate.region !== null);

const covers = ({ countries }: ShippingMethodRule, country: string) =>
  countries.length === 0 || countries.includes(country);

/** The price of a shipping method for goods of this amount, after the discount. */
export const methodPriceMinor = (
  { priceMinor, freeFromMinor }: ShippingMethodRule,
  goodsMinor: number,
): number => (freeFromMinor !== null && goodsMinor >= freeFromMinor ? 0 : priceMinor);

function shippingOptions(rules: PricingRules, country: string, goodsMinor: number): ShippingOptionQuote[] {
  if (!deliversTo(rules, country)) return [];
  return rules.methods
    .filter((method) => method.enabled && covers(method, country))
    .map((method) => {
      const { id, name, daysMin, daysMax } = method;
      return { id, name, daysMin, daysMax, priceMinor: methodPriceMinor(method, goodsMinor) };
    })
    .sort(cheapestFirst);
}

/** Sorts by price, then speed, then name, so that the result never depends on the order of rows. */
function cheapestFirst(one: ShippingOptionQuote, other: ShippingOptionQuote): number {
  const days = ({ daysMin, daysMax }: ShippingOptionQuote) => daysMax ?? daysMin ?? Infinity;
  if (one.priceMinor !== other.priceMinor) return one.priceMinor - other.priceMinor;
  if (days(one) !== days(other)) return days(one) - days(other);
  return one.name < other.name ? -1 : 1;
}

function discountOf(
  lines: readonly QuotedLine[],
  settled: readonly SettledLine[],
  discount: DiscountRule | null,
): { discounts: number[]; obstacle: DiscountObstacle | null } {
  const none = lines.map(() => 0);
  if (!discount) return { discounts: none, obstacle: null };
  const { percent, amountMinor, minimumMinor, categoryId } = discount;
  const all = [...lines, ...settled];
  const goods = all.map((line) => (line.isGiftCard ? 0 : itemsOf(line)));
  const counted = all.map((line, at) => (belongsTo(line, categoryId) ? (goods[at] ?? 0) : 0));
  const sum = sumOf(counted);
  if (sum === 0) return { discounts: none, obstacle: "CATEGORY" };
  if (sumOf(goods) < (minimumMinor ?? 0)) return { discounts: none, obstacle: "MINIMUM" };
  const off = percent === null ? (amountMinor ?? 0) : proportionOf(sum, partsOf(percent), WHOLE);
  const left = Math.max(Math.min(off, sum) - sumOf(settled.map(({ discountMinor }) => discountMinor)), 0);
  const weights = counted.slice(0, lines.length);
  return { discounts: shareOut(Math.min(left, sumOf(weights)), weights), obstacle: null };
}

/** An order's destination, as far as taxes depend on it. */
export type Destination = { country: string; region: string | null; within?: readonly string[] };

const sameRegion = (one: string, other: string | null) =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();

/**
 * The tax rate of a line: the rate of its deepest category wins, then the rate of the smallest region. Undefined
 * without a rate.
 */
export function taxRateOf(
  { rates }: PricingRules,
  { country, region, within = [] }: Destination,
  line: Pick<QuotedLine, "categories">,
): TaxRateRule | undefined {
  const regions = [region, ...within];
  // Ranks the smallest region first and the whole country last.
  const rank = (rate: TaxRateRule) => {
    if (rate.region === null) return regions.length;
    return regions.findIndex((each) => sameRegion(rate.region as string, each));
  };
  const depth = ({ categoryId }: TaxRateRule) =>
    categoryId === null ? -1 : line.categories.indexOf(categoryId);
  return rates
    .filter((rate) => rate.country === country && rank(rate) >= 0 && belongsTo(line, rate.categoryId))
    .sort((one, other) => depth(other) - depth(one) || rank(one) - rank(other))[0];
}

const keyOf = ({ name, percent }: AppliedTax) => `${percent} ${name}`;

/**
 * The tax of each line: rounded half up once for all lines with one rate, paid lines included, then shared out over the
 * unpaid lines.
 */
function taxesOf(
  rules: PricingRules,
  destination: Destination,
  lines: readonly QuotedLine[],
  taxed: readonly number[],
  settled: readonly SettledLine[],
): ({ tax: AppliedTax; minor: number } | undefined)[] {
  const linesOfRate = new Map<string, { tax: AppliedTax; positions: number[] }>();
  lines.forEach((line, at) => {
    const rate = line.isGiftCard ? undefined : taxRateOf(rules, destination, line);
    if (!rate) return;
    const tax = { name: rate.name, percent: rate.percent };
    const sameRate = linesOfRate.get(keyOf(tax)) ?? { tax, positions: [] };
    sameRate.positions.push(at);
    linesOfRate.set(keyOf(tax), sameRate);
  });
  const taxes: ({ tax: AppliedTax; minor: number } | undefined)[] = lines.map(() => undefined);
  for (const { tax, positions } of linesOfRate.values()) {
    const amounts = positions.map((at) => taxed[at] ?? 0);
    const parts = partsOf(tax.percent);
    const paid = settled.filter((line) => line.tax && keyOf(line.tax) === keyOf(tax));
    const paidFor = paid.map((line) => itemsOf(line) - line.discountMinor + line.shippingMinor);
    const base = sumOf([...amounts, ...paidFor]);
    const whole = proportionOf(base, parts, rules.pricesIncludeTax ? WHOLE + parts : WHOLE);
    const left = Math.max(whole - sumOf(paid.map(({ taxMinor }) => taxMinor)), 0);
    const shares = shareOut(paid.length > 0 ? Math.min(left, sumOf(amounts)) : left, amounts);
    positions.forEach((at, of) => (taxes[at] = { tax, minor: shares[of] ?? 0 }));
  }
  return taxes;
}

/** Sums the taxes of these lines per name and percentage. */
export function sumTaxes(
  lines: readonly Pick<LineQuote, "tax" | "taxMinor">[],
): (AppliedTax & { minor: number })[] {
  const sums = new Map<string, AppliedTax & { minor: number }>();
  for (const { tax, taxMinor } of lines) {
    if (!tax) continue;
    const { name, percent } = tax;
    const sum = sums.get(keyOf(tax)) ?? { name, percent, minor: 0 };
    sum.minor += taxMinor;
    sums.set(keyOf(tax), sum);
  }
  return [...sums.values()].sort((one, other) => other.percent - one.percent);
}
