import { CART_REMINDER_PAUSE_DAYS } from "@shop/shared/cart-reminders";
import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { getMe } from "../users/find-user";
import { User } from "../users/user.entity";
import { CartReminderCounts } from "./cart-reminder.entity";
import { countCartReminders, readCartRemindersSince, setCartReminders } from "./cart-reminders";

/** Mails about forgotten carts, and the field of a user with their consent. */
@Resolver(() => User)
export class CartRemindersResolver {
  @Auth()
  @Mutation(() => User, {
    description: `Whether the viewer gets a mail a day after they have left a cart, at most once in ${CART_REMINDER_PAUSE_DAYS} days. CONFLICT if the shop sends no mails, or if the email must be verified first.`,
  })
  async setCartReminders(
    @Ctx() ctx: RequestContext,
    @Arg("wanted", () => Boolean, { description: "The customer's choice: true is their consent." })
    wanted: boolean,
  ): Promise<User> {
    await setCartReminders(ctx, wanted);
    return getMe(ctx);
  }

  @Auth()
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      "Since when they have agreed to mails about a forgotten cart; null if they haven't. The viewer's own, or anyone's for an admin.",
  })
  cartRemindersSince(@Root() { id }: User, @Ctx() ctx: RequestContext): Promise<Date | null> {
    return readCartRemindersSince(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @Query(() => CartReminderCounts, {
    description: "The mails about forgotten carts sent on the last days, in the shop's time zone.",
  })
  cartReminderCounts(
    @Ctx() ctx: RequestContext,
    @Arg("days", () => Int, { defaultValue: 30, description: "1 to 365. Includes today." }) days: number,
  ): Promise<CartReminderCounts> {
    return countCartReminders(ctx, days);
  }
}
