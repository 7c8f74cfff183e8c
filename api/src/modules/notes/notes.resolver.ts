import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { Id } from "../../graphql/types/id";
import { Order } from "../orders/order.entity";
import { User } from "../users/user.entity";
import { notesOfOrder, notesOfUser } from "./read-notes";
import { removeNote, saveNote } from "./save-note";
import { ShopNote } from "./shop-note.entity";

const Text = () => Arg("text", () => String, { description: "1 to 2,000 characters." });
const NoteId = () =>
  Arg("noteId", () => ID, { nullable: true, description: "The note to change; a new one by default." });
const UpdatedAt = () =>
  Arg("updatedAt", () => GraphQLDateTime, {
    nullable: true,
    description:
      "The displayed `updatedAt` of the note: CONFLICT if it has been saved since. Null skips this check.",
  });

/** The shop's notes about orders and customers. */
@Resolver()
export class NotesResolver {
  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => ShopNote, {
    description: "Saves a note of the shop about an order. CONFLICT if it has too many already.",
  })
  saveOrderNote(
    @Ctx() ctx: RequestContext,
    @Text() text: string,
    @NoteId() noteId: string | null | undefined,
    @UpdatedAt() updatedAt: Date | null | undefined,
    @Id("order", "orderId") subjectId: string,
  ): Promise<ShopNote> {
    return saveNote(ctx, "order", { subjectId, noteId, text, updatedAt });
  }

  @Auth(Role.ADMIN, Scope.WRITE_CUSTOMERS)
  @Mutation(() => ShopNote, {
    description: "Saves a note of the shop about a customer. CONFLICT if there are too many already.",
  })
  saveCustomerNote(
    @Ctx() ctx: RequestContext,
    @Text() text: string,
    @NoteId() noteId: string | null | undefined,
    @UpdatedAt() updatedAt: Date | null | undefined,
    @Id("customer", "userId") subjectId: string,
  ): Promise<ShopNote> {
    return saveNote(ctx, "user", { subjectId, noteId, text, updatedAt });
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Int, { description: "The number of removed notes about orders: 0 if it doesn't exist." })
  removeOrderNote(@Ctx() ctx: RequestContext, @Id("note") id: string): Promise<number> {
    return removeNote(ctx, "order", id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_CUSTOMERS)
  @Mutation(() => Int, { description: "The number of removed notes about customers: 0 if it doesn't exist." })
  removeCustomerNote(@Ctx() ctx: RequestContext, @Id("note") id: string): Promise<number> {
    return removeNote(ctx, "user", id);
  }
}

/** The shop's notes about an order. */
@Resolver(() => Order)
export class NotesOfOrderResolver {
  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @FieldResolver(() => [ShopNote], { description: "The shop's notes about it, oldest first." })
  shopNotes(@Root() { id }: Order, @Ctx() ctx: RequestContext): Promise<ShopNote[]> {
    return notesOfOrder(ctx, id);
  }
}

/** The shop's notes about a customer. */
@Resolver(() => User)
export class NotesOfUserResolver {
  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @FieldResolver(() => [ShopNote], { description: "The shop's notes about them, oldest first." })
  shopNotes(@Root() { id }: User, @Ctx() ctx: RequestContext): Promise<ShopNote[]> {
    return notesOfUser(ctx, id);
  }
}
