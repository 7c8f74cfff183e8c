import { defaultRules } from "@shop/shared/shop-rules";
import { shopStructuredData } from "./structured-data";

const site = {
  name: "Meridian",
  origin: "https://shop.example",
  links: {},
  payments: "off" as const,
  rules: defaultRules,
  categories: [],
};

it("tells what customers say, and of how many stars", () => {
  const review = {
    id: "r",
    name: "Ada",
    rating: 4.5,
    comment: "Good.",
    verified: true,
    createdAt: "2026-11-01T10:00:00.000Z",
  };
  expect(shopStructuredData([review], site)).toMatchObject({
    "@type": "OnlineStore",
    review: [
      { author: { name: "Ada" }, reviewBody: "Good.", reviewRating: { ratingValue: 4.5, bestRating: 5 } },
    ],
  });
});
