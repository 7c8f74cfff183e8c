import { Ctx, FieldResolver, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Collection, findCollections } from "../catalogue/find-collections";
import { readStorefront } from "../catalogue/read-storefront";
import { ShopSettings } from "./pricing.entity";

/** The collections of the storefront. */
@Resolver(() => ShopSettings)
export class StorefrontResolver {
  @FieldResolver(() => [Collection], { description: "The existing ones of `featuredCollectionIds`." })
  async featuredCollections(@Ctx() ctx: RequestContext): Promise<Collection[]> {
    const { words } = await readStorefront(ctx);
    return findCollections(ctx, words?.featuredCollectionIds ?? []);
  }
}
