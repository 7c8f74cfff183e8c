import { Arg, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../../../context/context";
import { Role } from "../../../../context/role";
import { Scope } from "../../../../context/scope";
import { Auth } from "../../../../graphql/types/auth";
import { Id } from "../../../../graphql/types/id";
import { Category } from "../category.entity";
import { addCategory } from "./add-category";
import { AddCategoryInput, EditCategoryInput } from "./category.input";
import { deleteCategory } from "./delete-category";
import { editCategory } from "./edit-category";
import { moveCategory } from "./move-category";

@Resolver()
export class CategoryChangesResolver {
  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Category, { description: "Adds a category." })
  addCategory(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AddCategoryInput, { description: "The category." }) input: AddCategoryInput,
  ): Promise<Category> {
    return addCategory(ctx, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Category, {
    description: "Changes a category's name and its own attributes. NOT_FOUND if it doesn't exist.",
  })
  editCategory(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => EditCategoryInput, { description: "The changes." }) input: EditCategoryInput,
    @Id("category") id: string,
  ): Promise<Category> {
    return editCategory(ctx, id, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Category, {
    description: "Moves a category with its subcategories. Their addresses change with their path.",
  })
  moveCategory(
    @Ctx() ctx: RequestContext,
    @Arg("before", () => ID, {
      nullable: true,
      description: "The sibling to move it before; null for the last place.",
    })
    before: string | null | undefined,
    @Arg("parent", () => ID, { nullable: true, description: "The new parent; null for the top." })
    parent: string | null | undefined,
    @Id("category") id: string,
  ): Promise<Category> {
    return moveCategory(ctx, id, { parent, before });
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Int, {
    description:
      "The number of deleted categories: 0 if it doesn't exist. CONFLICT while it has products, including drafts, or subcategories.",
  })
  deleteCategory(@Ctx() ctx: RequestContext, @Id("category") id: string): Promise<number> {
    return deleteCategory(ctx, id);
  }
}
