import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { Auth } from "../../../graphql/types/auth";
import { Attribute } from "./attribute.entity";
import { AddAttributeInput, EditAttributeInput } from "./attribute.input";
import { addAttribute, deleteAttribute, editAttribute, moveAttribute } from "./change-attribute";
import { readAttributes } from "./read-attributes";

const Slug = () => Arg("slug", () => String, { description: "The attribute's `slug`." });

@Resolver(() => Attribute)
export class AttributesResolver {
  @Query(() => [Attribute], { description: "All attributes that products can have, in the shop's order." })
  async attributes(@Ctx() ctx: RequestContext): Promise<Attribute[]> {
    return [...(await readAttributes(ctx)).values()];
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Attribute, { description: "Adds an attribute. Categories decide which products have it." })
  addAttribute(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AddAttributeInput, { description: "The attribute." }) input: AddAttributeInput,
  ): Promise<Attribute> {
    return addAttribute(ctx, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Attribute, {
    description: "Changes an attribute's name or unit. NOT_FOUND if it doesn't exist.",
  })
  editAttribute(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => EditAttributeInput, { description: "The changes." }) input: EditAttributeInput,
    @Slug() slug: string,
  ): Promise<Attribute> {
    return editAttribute(ctx, slug, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Attribute, {
    description: "Moves an attribute in the order of filters and specifications.",
  })
  moveAttribute(
    @Ctx() ctx: RequestContext,
    @Arg("before", () => String, {
      nullable: true,
      description: "The slug of the attribute to move it before; null for the last place.",
    })
    before: string | null | undefined,
    @Slug() slug: string,
  ): Promise<Attribute> {
    return moveAttribute(ctx, slug, before);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Int, {
    description:
      "The number of deleted attributes: 0 if it doesn't exist. CONFLICT while products, including drafts, have a value of it.",
  })
  deleteAttribute(@Ctx() ctx: RequestContext, @Slug() slug: string): Promise<number> {
    return deleteAttribute(ctx, slug);
  }
}
