import { Ctx, FieldResolver, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Collection, findFeaturedCollections } from "../catalogue/find-collections";
import { readStorefront } from "../catalogue/read-storefront";
import { ShopSettings } from "./pricing.entity";

/** The collections of the storefront. */
@Resolver(() => ShopSettings)
export class StorefrontResolver {
  @FieldResolver(() => [Collection], {
    description:
      "Those of `featuredCollectionIds` with products for sale. Without a picture, `imageUrl` is that of the first product.",
  })
  async featuredCollections(@Ctx() ctx: RequestContext): Promise<Collection[]> {
    const { words } = await readStorefront(ctx);
    return findFeaturedCollections(ctx, words?.featuredCollectionIds ?? []);
  }
}
