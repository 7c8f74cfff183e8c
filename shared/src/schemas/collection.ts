import { z } from "zod";
import { collectionBounds, collectionLimits } from "../collection";
import { serverTexts } from "../messages/server";
import { SLUG } from "../taxonomy";
import { seoTexts, text } from "./fields";
import { imageUrl } from "./product";

const errors = () => serverTexts().fieldErrors.collectionErrors;

/** A collection: GraphQL's `CollectionInput`. The service checks the rule as the filter of a list. */
export const collectionSchema = z
  .strictObject({
    slug: text(collectionBounds.slug).regex(SLUG, { error: () => serverTexts().rules.slugRuleText }),
    name: text(collectionBounds.name),
    description: text(collectionBounds.description).nullish(),
    imageUrl: imageUrl.nullish(),
    ...seoTexts,
    productIds: z
      .array(z.string())
      .max(collectionLimits.products, { error: () => errors().products(collectionLimits.products) })
      .nullish(),
    rule: z.custom<object>().nullish(),
    version: z.int().nullish(),
  })
  .superRefine(({ productIds, rule }, ctx) => {
    if (productIds && rule) ctx.addIssue({ code: "custom", path: ["rule"], message: errors().handOrRule });
    const ids = (productIds ?? []).map((id) => id.toLowerCase());
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) < at)
        ctx.addIssue({ code: "custom", path: ["productIds", at], message: errors().repeated });
  });
