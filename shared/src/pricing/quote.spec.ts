import fc from "fast-check";
import { quoteCart, type CartQuote, type LineQuote, type QuotedLine, type SettledLine } from "./quote";
import type { DiscountRule, PricingRules, ShippingMethodRule, TaxRateRule } from "./rules";

const categories = ["tools", "saws", "books"];

const aLine = (unitPriceMinor: number, quantity = 1, of: string[] = []): QuotedLine => ({
  ...{ unitPriceMinor, quantity, categories: of },
});
const aRate = (percent: number, wanted: Partial<TaxRateRule> = {}): TaxRateRule => ({
  ...{ country: "DE", region: null, name: "VAT", percent, categoryId: null, ...wanted },
});
const aMethod = (priceMinor: number, wanted: Partial<ShippingMethodRule> = {}): ShippingMethodRule => ({
  ...{ id: `method-${priceMinor}`, name: "Standard", countries: [], priceMinor, freeFromMinor: null },
  ...{ daysMin: null, daysMax: null, enabled: true, ...wanted },
});
const theRules = (wanted: Partial<PricingRules> = {}): PricingRules => ({
  ...{ country: "DE", pricesIncludeTax: true, countries: [], methods: [], rates: [], ...wanted },
});
const aDiscount = (wanted: Partial<DiscountRule>): DiscountRule => ({
  ...{ percent: null, amountMinor: null, minimumMinor: null, categoryId: null, ...wanted },
});

describe("any cart with any rates, delivery and discount", () => {
  const line = fc.record({
    unitPriceMinor: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 99_999_999 })),
    quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 500_000 })),
    categories: fc.subarray(categories),
  });
  const rate = fc.integer({ min: 0, max: 1_000_000 }).chain((parts) =>
    fc.record({
      ...{ country: fc.constantFrom("DE", "US"), region: fc.constantFrom(null, "California") },
      ...{ name: fc.constantFrom("VAT", "Sales tax"), percent: fc.constant(parts / 10_000) },
      categoryId: fc.constantFrom(null, ...categories),
    }),
  );
  const method = fc.record({
    ...{ id: fc.uuid(), name: fc.constantFrom("Standard", "Express") },
    countries: fc.constantFrom([], ["DE"], ["US"]),
    priceMinor: fc.integer({ min: 0, max: 9_999_999 }),
    freeFromMinor: fc.option(fc.integer({ min: 0, max: 999_999_999 })),
    ...{ daysMin: fc.constant(null), daysMax: fc.constant(null), enabled: fc.boolean() },
  });
  const rules = fc.record({
    ...{ country: fc.constant("DE"), pricesIncludeTax: fc.boolean(), countries: fc.constant([]) },
    ...{ methods: fc.array(method, { maxLength: 4 }), rates: fc.array(rate, { maxLength: 6 }) },
  });
  const discount = fc
    .tuple(fc.boolean(), fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 99_999_999 }))
    .chain(([isPercent, hundredths, minor]) =>
      fc.record({
        percent: fc.constant(isPercent ? hundredths / 100 : null),
        amountMinor: fc.constant(isPercent ? null : minor),
        minimumMinor: fc.option(fc.integer({ min: 1, max: 99_999 })),
        categoryId: fc.constantFrom(null, ...categories),
      }),
    );
  const request = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 50 }),
    country: fc.constantFrom(undefined, "DE", "US", "FR"),
    region: fc.constantFrom(null, "california", "Texas"),
    discount: fc.option(discount),
  });
  const holds = (check: (quoted: CartQuote, rules: PricingRules, discount: DiscountRule | null) => void) =>
    fc.assert(fc.property(rules, request, (shop, cart) => check(quoteCart(shop, cart), shop, cart.discount)));

  const sum = (amounts: readonly number[]) => Number(amounts.reduce((all, minor) => all + BigInt(minor), 0n));
  /**
   * Amount × percent ÷ whole, rounded half up. Uses the digits of a long division, to be independent of the shop's
   * method.
   */
  const partOf = (minor: number, percent: number, whole: bigint) => {
    const digits = (BigInt(minor) * BigInt(Math.round(percent * 10_000)) * 10n) / whole;
    return Number(digits / 10n + (digits % 10n >= 5n ? 1n : 0n));
  };

  it("makes and loses no cent: each total is the sum of its shares", () => {
    holds((quoted) => {
      const parts = ["itemsMinor", "discountMinor", "shippingMinor", "taxMinor", "totalMinor"] as const;
      for (const part of parts) expect(sum(quoted.lines.map((of) => of[part]))).toBe(quoted[part]);
      expect(sum(quoted.taxes.map(({ minor }) => minor))).toBe(quoted.taxMinor);
    });
  });

  it("has whole cents only, none below zero, and takes no more off a line than it costs", () => {
    holds((quoted) => {
      for (const { itemsMinor, discountMinor, shippingMinor, taxMinor, totalMinor } of quoted.lines) {
        for (const minor of [itemsMinor, discountMinor, shippingMinor, taxMinor, totalMinor])
          expect(Number.isSafeInteger(minor) && minor >= 0).toBe(true);
        expect(discountMinor).toBeLessThanOrEqual(itemsMinor);
      }
    });
  });

  it("charges goods less discount plus delivery, and the tax on top where prices don't contain it", () => {
    holds((quoted, { pricesIncludeTax }) => {
      for (const of of [quoted, ...quoted.lines])
        expect(of.totalMinor).toBe(
          of.itemsMinor - of.discountMinor + of.shippingMinor + (pricesIncludeTax ? 0 : of.taxMinor),
        );
      expect(quoted.shippingMinor).toBe(quoted.shippingMethod?.priceMinor ?? 0);
    });
  });

  it("rounds each tax once, half up, for all lines with the same rate together", () => {
    holds((quoted, { pricesIncludeTax }) => {
      for (const { name, percent, minor } of quoted.taxes) {
        const taxed = quoted.lines.filter(({ tax }) => tax?.name === name && tax.percent === percent);
        const amount = sum(taxed.map((of) => of.itemsMinor - of.discountMinor + of.shippingMinor));
        const whole = 1_000_000n + (pricesIncludeTax ? BigInt(Math.round(percent * 10_000)) : 0n);
        expect(minor).toBe(partOf(amount, percent, whole));
      }
    });
  });

  it("takes off the code's discount, rounded once for the cart, and at most the price of its products", () => {
    fc.assert(
      fc.property(rules, request, (shop, cart) => {
        const quoted = quoteCart(shop, cart);
        const { discount: code } = cart;
        if (!code || quoted.discountObstacle) return expect(quoted.discountMinor).toBe(0);
        const counted = cart.lines
          .filter(({ categories: of }) => code.categoryId === null || of.includes(code.categoryId))
          .map(({ unitPriceMinor, quantity }) => unitPriceMinor * quantity);
        const off =
          code.percent === null ? (code.amountMinor ?? 0) : partOf(sum(counted), code.percent, 1_000_000n);
        expect(quoted.discountMinor).toBe(Math.min(off, sum(counted)));
      }),
    );
  });

  it("never costs less where its lines are paid one after another, and nothing more without a minimum", () => {
    fc.assert(
      fc.property(rules, request, ({ methods, rates, ...shop }, { discount: code, ...cart }) => {
        const set = {
          ...shop,
          methods: methods.map((each) => ({ ...each, freeFromMinor: null })),
          rates: rates.slice(0, 1).map((each) => ({ ...each, region: null, categoryId: null })),
        };
        const discount = code && { ...code, categoryId: null };
        const settled: SettledLine[] = [];
        for (const line of cart.lines) {
          const [of] = quoteCart(set, { ...cart, discount, lines: [line], settled }).lines;
          settled.push({ ...line, ...(of as LineQuote) });
        }
        const whole = quoteCart(set, { ...cart, discount });
        const paid = sum(
          settled.map(
            (of) =>
              of.unitPriceMinor * of.quantity -
              of.discountMinor +
              of.shippingMinor +
              (set.pricesIncludeTax ? 0 : of.taxMinor),
          ),
        );
        if (discount?.minimumMinor) expect(paid).toBeGreaterThanOrEqual(whole.totalMinor);
        else expect(paid).toBe(whole.totalMinor);
      }),
    );
  });

  it("costs price times quantity where the shop has set nothing", () => {
    fc.assert(
      fc.property(request, ({ lines, country, region }) => {
        const quoted = quoteCart(theRules(), { lines, country, region });
        expect(quoted).toMatchObject({ discountMinor: 0, shippingMinor: 0, taxMinor: 0, delivers: true });
        expect(quoted.totalMinor).toBe(sum(lines.map((of) => of.unitPriceMinor * of.quantity)));
      }),
    );
  });
});

describe("a cart that another shop got wrong", () => {
  it("10 × 38.23 with 20 % inside and 6.2 % off (vendure#2662)", () => {
    const rules = theRules({ rates: [aRate(20)] });
    const quoted = quoteCart(rules, { lines: [aLine(3823, 10)], discount: aDiscount({ percent: 6.2 }) });
    expect(quoted).toMatchObject({
      itemsMinor: 38230,
      discountMinor: 2370,
      totalMinor: 35860,
      taxMinor: 5977,
    });
  });

  it("10 % off 25 × 399.00, plus 9 % tax (vendure#3091)", () => {
    const rules = theRules({ pricesIncludeTax: false, rates: [aRate(9)] });
    const quoted = quoteCart(rules, { lines: [aLine(39900, 25)], discount: aDiscount({ percent: 10 }) });
    expect(quoted).toMatchObject({ itemsMinor: 997500, discountMinor: 99750, taxMinor: 80798 });
    expect(quoted.totalMinor).toBe(997500 - 99750 + 80798);
  });

  it("one amount off two products of different rates, shared in proportion to their prices (vendure#653)", () => {
    const rates = [aRate(20), aRate(5, { categoryId: "books", name: "Reduced VAT" })];
    const quoted = quoteCart(theRules({ pricesIncludeTax: false, rates }), {
      lines: [aLine(10000), aLine(10000, 1, ["books"])],
      discount: aDiscount({ amountMinor: 1000 }),
    });
    expect(quoted.lines.map(({ discountMinor }) => discountMinor)).toEqual([500, 500]);
    expect(quoted.lines.map(({ taxMinor }) => taxMinor)).toEqual([1900, 475]);
    expect(quoted.totalMinor).toBe(20000 - 1000 + 1900 + 475);
  });

  it("10 % off 65 × 18.99: 123.44, not 65 times a rounded 1.90 (vendure#3003)", () => {
    const quoted = quoteCart(theRules(), { lines: [aLine(1899, 65)], discount: aDiscount({ percent: 10 }) });
    expect(quoted).toMatchObject({ itemsMinor: 123435, discountMinor: 12344, totalMinor: 111091 });
  });

  it("35.80 of goods and 3.50 of delivery, 5.70 off, 21 % inside (PrestaShop#11195)", () => {
    const rules = theRules({ methods: [aMethod(350)], rates: [aRate(21)] });
    const quoted = quoteCart(rules, {
      lines: [aLine(3580)],
      discount: aDiscount({ amountMinor: 570 }),
    });
    expect(quoted).toMatchObject({ shippingMinor: 350, totalMinor: 3360, taxMinor: 583 });
  });

  it("lines with a percentage off, which sum to the total (Umbraco.Commerce.Issues#126)", () => {
    const lines = [aLine(3333), aLine(6665), aLine(1235, 3), aLine(1)];
    const quoted = quoteCart(theRules({ rates: [aRate(25)] }), {
      lines,
      discount: aDiscount({ percent: 15 }),
    });
    const totals = quoted.lines.map(({ totalMinor }) => totalMinor);
    expect(quoted).toMatchObject({ itemsMinor: 13704, discountMinor: 2056, totalMinor: 11648 });
    expect(totals.reduce((all, minor) => all + minor, 0)).toBe(11648);
  });
});

describe("the rate that counts", () => {
  const rates = [
    aRate(7.25, { country: "US", region: "California", name: "Sales tax" }),
    aRate(0, { country: "US", categoryId: "books", name: "No tax" }),
    aRate(19),
    aRate(7, { categoryId: "books", name: "Reduced VAT" }),
    aRate(5, { categoryId: "saws", name: "Tool tax" }),
  ];
  const percentsOf = (country: string, region: string | null = null) =>
    quoteCart(theRules({ rates }), {
      ...{ country, region },
      lines: [aLine(100), aLine(100, 1, ["books"]), aLine(100, 1, ["tools", "saws"])],
    }).lines.map(({ tax }) => tax?.percent ?? null);

  it("is that of the deepest category, and of two that of the region", () => {
    expect(percentsOf("DE")).toEqual([19, 7, 5]);
    expect(percentsOf("US", " CALIFORNIA ")).toEqual([7.25, 0, 7.25]);
    expect(percentsOf("US", "Oregon")).toEqual([null, 0, null]);
    expect(percentsOf("FR")).toEqual([null, null, null]);
  });
});

describe("delivery", () => {
  const methods = [
    aMethod(990, { id: "express", name: "Express", daysMin: 1, daysMax: 2 }),
    aMethod(490, { id: "standard", freeFromMinor: 5000 }),
    aMethod(100, { id: "off", enabled: false }),
    aMethod(200, { id: "swiss", countries: ["CH"] }),
  ];
  const rules = theRules({ methods, countries: ["DE", "CH"] });

  it("is the chosen way, or the cheapest one where that isn't offered, and free from an amount after the discount", () => {
    const priceOf = (minor: number, shippingMethodId?: string, off = 1) =>
      quoteCart(rules, {
        ...{ lines: [aLine(minor)], shippingMethodId },
        discount: aDiscount({ amountMinor: off }),
      }).shippingMinor;
    expect(priceOf(1000)).toBe(490);
    expect(priceOf(1000, "express")).toBe(990);
    expect(priceOf(1000, "swiss")).toBe(490);
    expect(priceOf(5001)).toBe(0);
    expect(priceOf(5000)).toBe(490);
  });

  it("goes to the shop's countries only, each with its own ways", () => {
    const optionsTo = (country: string) => {
      const { delivers, shippingOptions } = quoteCart(rules, { lines: [aLine(1)], country });
      return { delivers, ids: shippingOptions.map(({ id }) => id) };
    };
    expect(optionsTo("CH")).toEqual({ delivers: true, ids: ["swiss", "standard", "express"] });
    expect(optionsTo("DE")).toEqual({ delivers: true, ids: ["standard", "express"] });
    expect(optionsTo("FR")).toEqual({ delivers: false, ids: [] });
  });
});
