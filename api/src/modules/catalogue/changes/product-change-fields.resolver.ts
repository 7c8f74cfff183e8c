import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { AuditEntry } from "../../audit/audit-entry.entity";
import { Brand } from "../brands/brand.entity";
import { findBrand } from "../brands/read-brands";
import { namePathOf } from "../categories/category-tree";
import { readCategories } from "../categories/read-categories";
import type { ProductGroup } from "../groups/product-group.entity";
import { groupOf } from "../groups/read-groups";
import { presentFields } from "./present-change";
import { ProductChange, ProductChangeSet, ProductFieldChange } from "./product-change.entity";
import { countChangesOf, findChangeSet, listChangesOf } from "./change-sets";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { Auth } from "../../../graphql/types/auth";

const PATH = "The names from the top of the tree: Watches / Divers.";
const BEFORE = "Before the change; null if it had none, or if it has been deleted since.";
const AFTER = "After the change; null if it has none, or if it has been deleted since.";

/** The categories and brands of a change. */
@Resolver(() => ProductChange)
export class ProductChangeFieldsResolver {
  @FieldResolver(() => String, { nullable: true, description: `${BEFORE} ${PATH}` })
  categoryBefore(@Root() change: ProductChange, @Ctx() ctx: RequestContext): Promise<string | null> {
    return categoryOf(ctx, change.categoryIdBefore);
  }

  @FieldResolver(() => String, { nullable: true, description: `${AFTER} ${PATH}` })
  categoryAfter(@Root() change: ProductChange, @Ctx() ctx: RequestContext): Promise<string | null> {
    return categoryOf(ctx, change.categoryIdAfter);
  }

  @FieldResolver(() => Brand, { nullable: true, description: BEFORE })
  brandBefore(@Root() change: ProductChange, @Ctx() ctx: RequestContext): Promise<Brand | null> {
    return brandOf(ctx, change.before.brandSlug);
  }

  @FieldResolver(() => Brand, { nullable: true, description: AFTER })
  brandAfter(@Root() change: ProductChange, @Ctx() ctx: RequestContext): Promise<Brand | null> {
    return brandOf(ctx, change.after.brandSlug);
  }

  @FieldResolver(() => [ProductFieldChange], {
    description: "The other changes: texts, images, rating, stock, group and attribute values.",
  })
  async fields(@Root() change: ProductChange, @Ctx() ctx: RequestContext): Promise<ProductFieldChange[]> {
    return presentFields(change, await groupsOf(ctx, change));
  }
}

async function categoryOf(ctx: RequestContext, id: string | null): Promise<string | null> {
  const category = id ? (await readCategories(ctx)).find(id) : null;
  return category && namePathOf(category);
}

async function brandOf(ctx: RequestContext, slug: string | null): Promise<Brand | null> {
  return slug ? findBrand(ctx, slug) : null;
}

/** The groups of a product before and after a change, by id. */
async function groupsOf(
  ctx: RequestContext,
  { before, after }: ProductChange,
): Promise<Map<string, ProductGroup>> {
  const found = await Promise.all([before, after].map(({ groupId = null }) => groupOf(ctx, { groupId })));
  return new Map(found.flatMap((group) => (group ? [[group.id, group]] : [])));
}

/** The products of a set of changes. */
@Resolver(() => ProductChangeSet)
export class ProductChangeSetFieldsResolver {
  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @FieldResolver(() => [ProductChange], {
    description: "The changed products, by name; the first 500 for an import.",
  })
  changes(@Root() set: ProductChangeSet, @Ctx() ctx: RequestContext): Promise<ProductChange[]> {
    return listChangesOf(ctx, set);
  }

  @FieldResolver(() => Int, { description: "The number of changed or added products." })
  changeCount(@Root() set: ProductChangeSet, @Ctx() ctx: RequestContext): Promise<number> {
    return countChangesOf(ctx, set);
  }
}

/** The actions whose entries have a set of changes as their target. */
const changingActions = new Set<string>([
  "CHANGE_PRODUCTS",
  "IMPORT_PRODUCTS",
  "SAVE_PRODUCT_GROUP",
  "REMOVE_PRODUCT_GROUP",
]);

/** The product changes of an audit entry, with their undo state. */
@Resolver(() => AuditEntry)
export class AuditedChangesResolver {
  @Auth(Role.ADMIN)
  @FieldResolver(() => ProductChangeSet, {
    nullable: true,
    description:
      "The product changes of CHANGE_PRODUCTS, an import, or a change of a group; null for any other action.",
  })
  async productChanges(
    @Root() { action, targetId }: AuditEntry,
    @Ctx() ctx: RequestContext,
  ): Promise<ProductChangeSet | null> {
    return changingActions.has(action) ? findChangeSet(ctx, targetId) : null;
  }
}
