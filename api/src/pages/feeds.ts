import { serverTexts } from "@shop/shared/messages/server";
import { NO_IMAGE } from "@shop/shared/images";
import { locale } from "@shop/shared/locale";
import { plainAmount } from "@shop/shared/money";
import type { OptionValue } from "@shop/shared/option-values";
import { productPath } from "@shop/shared/pages";
import { isImageUrl } from "@shop/shared/product";
import { exceedsStock } from "@shop/shared/stock";
import { parseUrl } from "@shop/shared/web-address";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { forReading } from "../context/reading";
import { charged, type LongAnswers } from "../http/load/long-answers";
import type { OriginOf } from "../http/origin";
import { pathOf, type CategoryTree } from "../modules/catalogue/categories/category-tree";
import { collectionNames } from "../modules/catalogue/collections/label-products";
import { findBrand } from "../modules/catalogue/brands/read-brands";
import { readVariants } from "../modules/catalogue/groups/read-groups";
import { readCategories } from "../modules/catalogue/categories/read-categories";
import { streamProducts } from "../modules/catalogue/list/stream-products";
import type { Product } from "../modules/catalogue/product.entity";
import { valueSkipped } from "../observability/signals";
import { element } from "./xml";

/** Rows per batch: the number read and presented at once. */
const BATCH = 200;

/** The number of products in the feed of new products. */
const NEW = 50;

const ONE_HOUR = "public, max-age=3600";
const GOOGLE = "http://base.google.com/ns/1.0";

/** The longest texts that Google Merchant Center accepts, in characters. */
const LONGEST = { title: 150, description: 5_000 };

interface FeedSettings {
  contextOf: (request: FastifyRequest) => RequestContext;
  originOf: OriginOf;
  longAnswers: LongAnswers;
  /** Read at each request, because it may change. */
  readonly shopName: string;
}

/**
 * Serves feeds of the products for sale: `/feeds/google.xml` with all of them, for Google Merchant Center and other readers of its
 * format, and `/feeds/new.xml` with the newest, as RSS 2.0.
 */
export function registerFeeds(server: FastifyInstance, settings: FeedSettings): void {
  const { contextOf, originOf, longAnswers } = settings;
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    itemsOf: (ctx: RequestContext, origin: string) => AsyncGenerator<string, void>,
  ) => {
    const ctx = forReading(contextOf(request));
    await ctx.limits.consume("sitemap");
    longAnswers.admit(request, reply);
    const origin = originOf(request);
    const pieces = channelOf({ shopName: settings.shopName, origin }, itemsOf(ctx, origin));
    const body = await longAnswers.open(request, reply, charged(ctx, pieces));
    return reply.type("application/rss+xml; charset=utf-8").header("cache-control", ONE_HOUR).send(body);
  };
  server.get("/feeds/google.xml", (request, reply) => send(request, reply, googleItems));
  server.get("/feeds/new.xml", (request, reply) => send(request, reply, newItems));
}

async function* channelOf(
  { shopName, origin }: { shopName: string; origin: string },
  items: AsyncIterable<string>,
) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="${GOOGLE}"><channel>\n${[
    element("title", shopName),
    element("link", origin),
    element("description", serverTexts().serverPages.feedDescription(shopName)),
  ].join("")}\n`;
  yield* items;
  yield "</channel></rss>\n";
}

/** The products for sale, without an admin's drafts. */
async function* forSale(ctx: RequestContext, size: number) {
  for await (const batch of streamProducts(ctx, size)) yield batch.filter(({ draft }) => !draft);
}

/** Leaves out gift cards, and products with the placeholder, because Google requires an image of the product. */
async function* googleItems(ctx: RequestContext, origin: string) {
  const namesOf = await collectionNames(ctx);
  for await (const batch of forSale(ctx, BATCH)) {
    const [categories, variantOf] = await Promise.all([readCategories(ctx), readVariants(ctx, batch)]);
    const collections = await namesOf(batch.map(({ id }) => id));
    const pictured = batch.filter(({ image, giftCard }) => image !== NO_IMAGE && !giftCard);
    const items = pictured.map(async (product) => {
      const brand = product.brandSlug === null ? null : await findBrand(ctx, product.brandSlug);
      return googleItem(product, {
        ...{ categories, brand: brand?.name, origin, variant: variantOf(product) },
        collections: collections.get(product.id) ?? [],
      });
    });
    yield (await Promise.all(items)).join("");
  }
}

async function* newItems(ctx: RequestContext, origin: string) {
  for await (const batch of forSale(ctx, NEW)) {
    yield batch.map((product) => newItem(product, origin)).join("");
    return;
  }
}

const linkOf = (product: Product, origin: string) => origin + productPath(product);

/** The longest address that Google Merchant Center accepts, in characters. */
const LONGEST_URL = 2_000;

/** The absolute address of an image; null if it is invalid. */
function absolute(image: string, origin: string): string | null {
  const href = isImageUrl(image) ? parseUrl(image, origin)?.href : undefined;
  if (href !== undefined && href.length <= LONGEST_URL) return href;
  valueSkipped.publish({ document: "xml", kind: "address" });
  return null;
}

const amount = (price: number) => `${plainAmount(price)} ${locale().currency}`;

interface ItemContext {
  categories: CategoryTree;
  /** The brand's name. */
  brand: string | undefined;
  origin: string;
  variant: ReturnType<Awaited<ReturnType<typeof readVariants>>>;
  /** The names of its collections. */
  collections: readonly string[];
}

/** The images with a valid address, the first as the main one. */
function imageFields({ image, moreImages }: Product, origin: string): [string, string][] {
  const addresses = [image, ...moreImages]
    .map((each) => absolute(each, origin))
    .filter((each) => each !== null);
  return addresses.map((address, place) => [place === 0 ? "image_link" : "additional_image_link", address]);
}

/** Google's fields of the options that it knows, by the options' names in English and German. */
const googleOptions: [field: string, name: RegExp][] = [
  ["color", /colou?r|farbe/i],
  ["size", /\bsize|größe/i],
  ["material", /material/i],
];

/** The fields of the options whose names say what they are; each field once. */
function optionFields(values: readonly OptionValue[]): [string, string | undefined][] {
  return googleOptions.map(([field, name]) => [field, values.find(({ option }) => name.test(option))?.value]);
}

/** The number of labels that Google accepts, for grouping products in campaigns. */
const LABELS = 5;

/** https://support.google.com/merchants/answer/7052112 */
function googleItem(
  product: Product,
  { categories, brand, origin, variant, collections }: ItemContext,
): string {
  const { id, name, description, price, regularPrice, gtin, mpn } = product;
  const category = product.categoryId === null ? null : categories.find(product.categoryId);
  const fields: [string, string | null | undefined][] = [
    ["id", id],
    ["title", name.slice(0, LONGEST.title)],
    ["description", description.slice(0, LONGEST.description)],
    ["link", linkOf(product, origin)],
    ...imageFields(product, origin),
    ["availability", exceedsStock(product.countInStock, 1) ? "out_of_stock" : "in_stock"],
    ["price", amount(regularPrice ?? price)],
    ["sale_price", regularPrice === null ? null : amount(price)],
    ["condition", "new"],
    ["brand", brand],
    [
      "product_type",
      category &&
        pathOf(category)
          .map((node) => node.name)
          .join(" > "),
    ],
    ["gtin", gtin],
    ["mpn", mpn],
    ["identifier_exists", gtin || (mpn && brand) ? "yes" : "no"],
    ["item_group_id", variant?.group.id],
    ...optionFields(variant?.optionValues ?? []),
    ...collections.slice(0, LABELS).map((name, at): [string, string] => [`custom_label_${at}`, name]),
  ];
  const elements = fields.map(([field, text]) => (text ? element(`g:${field}`, text) : ""));
  return `<item>${elements.join("")}</item>\n`;
}

/** https://www.rssboard.org/rss-specification */
function newItem(product: Product, origin: string): string {
  const link = linkOf(product, origin);
  const elements = [
    element("title", `${product.name}, ${amount(product.price)}`),
    element("link", link),
    // without the words, which may change
    `<guid isPermaLink="true">${origin}${productPath({ id: product.id })}</guid>`,
    element("description", product.description),
    element("pubDate", product.createdAt.toUTCString()),
  ];
  return `<item>${elements.join("")}</item>\n`;
}
