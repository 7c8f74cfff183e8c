import { defaultRules } from "@shop/shared/shop-rules";
import { productStructuredData } from "./structured-data";
import type { ProductExtras_ProductFragment } from "./ProductPage.generated";

const site = {
  name: "Meridian",
  origin: "https://shop.example",
  links: {},
  payments: "off" as const,
  rules: defaultRules,
  categories: [],
};
const product = {
  id: "p1",
  name: "Smoothing plane",
  description: "Cuts.",
  price: 189.5,
  regularPrice: null,
  image: "/pictures/plane.0a1b2c3d4e.svg",
  rating: 4.5,
  countInStock: 3,
};

const bare = {
  deliveries: [],
  category: null,
  brand: null,
  attributes: [],
  images: [],
  gtin: null,
  mpn: null,
};
const unrated = { count: 0, average: null, stars: [0, 0, 0, 0, 0] };

it("offers a product at its price in dollars, with images that can be fetched from elsewhere", () => {
  expect(productStructuredData(product, undefined, site)).toMatchObject({
    "@type": "Product",
    name: "Smoothing plane",
    image: [
      "https://shop.example/pictures/plane.0a1b2c3d4e.jpg",
      "https://shop.example/pictures/plane.0a1b2c3d4e.svg",
    ],
    offers: {
      url: "https://shop.example/product/p1",
      price: "189.50",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    },
  });
});

it("states the regular price of a product on sale, and the end of the sale", () => {
  const extras = { ...bare, saleEndsAt: "2026-11-30T22:00:00.000Z", reviewSummary: unrated };
  const offersOf = (more: typeof extras | undefined) =>
    (productStructuredData({ ...product, regularPrice: 250 }, more, site) as { offers: object }).offers;
  const listPrice = { priceType: "https://schema.org/ListPrice", price: "250.00", priceCurrency: "USD" };
  expect(offersOf(extras)).toMatchObject({
    price: "189.50",
    priceValidUntil: "2026-11-30T22:00:00.000Z",
    priceSpecification: listPrice,
  });
  expect(offersOf(undefined)).not.toHaveProperty("priceValidUntil");
  const plain = productStructuredData(product, extras, site) as { offers: object };
  expect(plain.offers).not.toHaveProperty("priceSpecification");
});

it.each([
  [0, "https://schema.org/OutOfStock"],
  [1, "https://schema.org/InStock"],
])("says of %i in stock: %s", (countInStock, availability) => {
  expect(productStructuredData({ ...product, countInStock }, undefined, site)).toMatchObject({
    offers: { availability },
  });
});

it.each(["", "http://[", "https://elsewhere.example/a.jpg"])("stands an image like %p", (image) => {
  const images = image.endsWith(".jpg") ? [image] : [];
  expect(productStructuredData({ ...product, image }, undefined, site)).toMatchObject({ image: images });
});

it("tells its brand, its category, its numbers, its attributes, and each of its images once", () => {
  const extras = {
    ...bare,
    saleEndsAt: null,
    category: {
      id: "c",
      path: [
        { id: "a", slug: "tools", name: "Tools" },
        { id: "c", slug: "planes", name: "Planes" },
      ],
    },
    brand: { slug: "halden", name: "Halden" },
    attributes: [{ attribute: { slug: "width", name: "Width", unit: "mm", group: null }, value: "50" }],
    images: [product.image, "/pictures/plane-side.0a1b2c3d4e.svg"],
    gtin: "4006381333931",
    mpn: "H-50",
    reviewSummary: unrated,
  };
  expect(productStructuredData(product, extras, site)).toMatchObject({
    image: [
      "https://shop.example/pictures/plane.0a1b2c3d4e.jpg",
      "https://shop.example/pictures/plane.0a1b2c3d4e.svg",
      "https://shop.example/pictures/plane-side.0a1b2c3d4e.svg",
    ],
    category: "Tools > Planes",
    brand: { "@type": "Brand", name: "Halden" },
    gtin: "4006381333931",
    mpn: "H-50",
    additionalProperty: [{ "@type": "PropertyValue", name: "Width", value: "50 mm" }],
  });
});

it("tells what its buyers say, and nothing of ratings where nobody has said anything", () => {
  const extras = { ...bare, saleEndsAt: null };
  const review = {
    id: "r1",
    name: "Carla",
    rating: 5,
    comment: "Cuts well.",
    createdAt: "2026-11-01T08:00:00.000Z",
    photos: [],
  };
  const reviews = { nodes: [review], pageInfo: { hasNextPage: true, endCursor: "x" } };
  const reviewSummary = { count: 12, average: 4.6666, stars: [0, 0, 1, 2, 9] };
  expect(productStructuredData(product, { ...extras, reviewSummary }, site, reviews)).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: "4.7", reviewCount: 12 },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Carla" },
        datePublished: "2026-11-01T08:00:00.000Z",
        reviewBody: "Cuts well.",
        reviewRating: { "@type": "Rating", ratingValue: 5 },
      },
    ],
  });
  const silent = productStructuredData(product, { ...extras, reviewSummary: unrated }, site, {
    ...reviews,
    nodes: [],
  });
  expect(silent).not.toHaveProperty("aggregateRating");
  expect(silent).not.toHaveProperty("review");
});

type Delivery = ProductExtras_ProductFragment["deliveries"][number];

const unknownArrival = { arrivesFrom: null, arrivesTo: null };
const delivery = { name: "Post", price: 4.9, countries: [], daysMin: 2, daysMax: 4, ...unknownArrival };
const offerOf = (
  deliveries: Delivery[],
  settings: { country: string; countries: string[]; returnDays: number | null },
) => {
  const extras = { ...bare, saleEndsAt: null, reviewSummary: unrated, deliveries };
  const described = productStructuredData(product, extras, site, null, settings) as { offers: object };
  return described.offers;
};

it("tells what delivery costs, where to, and how long it takes where the shop knows", () => {
  const express = { ...delivery, price: 0, countries: ["DE", "AT"], daysMin: null, daysMax: 1 };
  const settings = { country: "US", countries: [], returnDays: null };
  const rate = { "@type": "MonetaryAmount", currency: "USD" };
  const time = { "@type": "QuantitativeValue", minValue: 2, maxValue: 4, unitCode: "DAY" };
  expect(offerOf([delivery, express], settings)).toMatchObject({
    shippingDetails: [
      {
        "@type": "OfferShippingDetails",
        shippingRate: { ...rate, value: "4.90" },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "US" },
        deliveryTime: { "@type": "ShippingDeliveryTime", transitTime: time },
      },
      {
        shippingRate: { ...rate, value: "0.00" },
        shippingDestination: [{ addressCountry: "DE" }, { addressCountry: "AT" }],
      },
    ],
  });
  expect(JSON.stringify(offerOf([express], settings))).not.toContain("deliveryTime");
});

it("tells how long a product can be returned, and nothing of delivery or returns that the shop doesn't say", () => {
  const settings = { country: "DE", countries: ["DE", "AT"], returnDays: 30 };
  const policy = { "@type": "MerchantReturnPolicy", applicableCountry: ["DE", "AT"] };
  expect(offerOf([], settings)).toMatchObject({
    hasMerchantReturnPolicy: {
      ...policy,
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: 30,
    },
  });
  expect(offerOf([], { ...settings, returnDays: 0 })).toHaveProperty("hasMerchantReturnPolicy", {
    ...policy,
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
  });
  const silent = offerOf([], { ...settings, returnDays: null });
  expect(silent).not.toHaveProperty("hasMerchantReturnPolicy");
  expect(silent).not.toHaveProperty("shippingDetails");
});
