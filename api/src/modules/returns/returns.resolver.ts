import { MAX_REVIEW_PHOTOS, UNUSED_PHOTO_HOURS } from "@shop/shared/review";
import { GraphQLDateTime } from "graphql-scalars";
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Float,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import type { Connection } from "../../data/lists/page";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import { Id } from "../../graphql/types/id";
import { findOrder } from "../orders/get-orders";
import { OfCustomer, Order } from "../orders/order.entity";
import { readRules } from "../pricing/read-rules";
import { answerReturn, cancelReturn, receiveReturn } from "./change-return";
import {
  getReturn,
  isRefundedWithOrder,
  linesOf,
  listMyReturns,
  listReturns,
  refundOf,
  returnsOfOrder,
} from "./read-returns";
import { requestReturn } from "./request-return";
import { returnPhotos } from "./return-photos";
import { Return, ReturnLine } from "./return.entity";
import { ReturnLineInput, ReturnsArgs } from "./return.input";
import { returnableUnits, returnableUntil } from "./returnable-units";

@ObjectType({ description: "A page of returns." })
class ReturnConnection extends connectionOf(Return) {}

const Answer = (description: string) => Arg("answer", () => String, { description });

@Resolver(() => Return)
export class ReturnsResolver {
  @Auth()
  @Query(() => [Return], { nullable: true, description: "The viewer's returns, newest first: the last 200." })
  myReturns(@Ctx() ctx: RequestContext): Promise<Return[]> {
    return listMyReturns(ctx);
  }

  @Auth(Role.CUSTOMER, Scope.READ_ORDERS)
  @Query(() => Return, { nullable: true, description: "The viewer's own return; any for the shop." })
  return(@Ctx() ctx: RequestContext, @Id("return") id: string): Promise<Return> {
    return getReturn(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @Query(() => ReturnConnection, { nullable: true, description: "All returns page by page, newest first." })
  returns(
    @Ctx() ctx: RequestContext,
    @Args(() => ReturnsArgs) args: ReturnsArgs,
  ): Promise<Connection<Return>> {
    return listReturns(ctx, args);
  }

  @Auth()
  @Mutation(() => Return, {
    description:
      "Asks to send units of the viewer's delivered orders back. CONFLICT after the shop's days for returns, or for more units than were bought less those that went back.",
  })
  requestReturn(
    @Ctx() ctx: RequestContext,
    @Arg("lines", () => [ReturnLineInput], { description: "1 to 50 orders." }) lines: ReturnLineInput[],
    @Arg("reason", () => String, { description: "1 to 1,000 characters." }) reason: string,
    @Arg("photos", () => [String], {
      nullable: true,
      description: `The URLs of at most ${MAX_REVIEW_PHOTOS} photos that the viewer has uploaded by \`POST /orders/{id}/photos\` in the last ${UNUSED_PHOTO_HOURS} hours.`,
    })
    photos: string[] | null | undefined,
  ): Promise<Return> {
    return requestReturn(ctx, lines, reason, photos ?? []);
  }

  @Auth()
  @Mutation(() => Return, {
    description: "The customer keeps the units. CONFLICT unless it is requested or accepted.",
  })
  cancelReturn(@Ctx() ctx: RequestContext, @Id("return") id: string): Promise<Return> {
    return cancelReturn(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Return, { description: "Accepts a requested return. CONFLICT if it is answered already." })
  acceptReturn(
    @Ctx() ctx: RequestContext,
    @Answer("Where to send the units: 1 to 1,000 characters.") answer: string,
    @Id("return") id: string,
  ): Promise<Return> {
    return answerReturn(ctx, id, "accept", answer);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Return, { description: "Declines a requested return. CONFLICT if it is answered already." })
  declineReturn(
    @Ctx() ctx: RequestContext,
    @Answer("The reason for the customer: 1 to 1,000 characters.") answer: string,
    @Id("return") id: string,
  ): Promise<Return> {
    return answerReturn(ctx, id, "decline", answer);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Return, {
    description:
      "The units of an accepted return are back. A return received without a refund can be refunded by a second call. CONFLICT if it isn't accepted, or an order can't be refunded.",
  })
  receiveReturn(
    @Ctx() ctx: RequestContext,
    @Id("return") id: string,
    @Arg("refund", () => Boolean, { defaultValue: true, description: "Whether the units are refunded now." })
    refund: boolean,
    @Arg("restock", () => Boolean, { defaultValue: true, description: "Whether the units return to stock." })
    restock: boolean,
    @Arg("amount", () => Float, {
      nullable: true,
      description:
        "The amount to refund, in the shop's currency: at most the units' share, which is the default. Shared out among the orders.",
    })
    amount: number | null | undefined,
  ): Promise<Return> {
    return receiveReturn(ctx, id, { refund, restock, amount });
  }

  @FieldResolver(() => [ReturnLine], { description: "The orders with their units, by product name." })
  orders(@Root() found: Return, @Ctx() ctx: RequestContext): Promise<ReturnLine[]> {
    return linesOf(ctx, found);
  }

  @FieldResolver(() => Float, {
    description: "The amount refunded for its units, in the shop's currency, when its state last changed.",
  })
  async refunded(@Root() found: Return, @Ctx() ctx: RequestContext): Promise<number> {
    return (await refundOf(ctx, found)).total;
  }

  @FieldResolver(() => Float, {
    description: "The part of `refunded` that went back to gift cards, in the shop's currency.",
  })
  async refundedToGiftCard(@Root() found: Return, @Ctx() ctx: RequestContext): Promise<number> {
    return (await refundOf(ctx, found)).toGiftCard;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether units of it were refunded on the page of their order while it is open: it can't be refunded then.",
  })
  refundedWithOrder(@Root() found: Return, @Ctx() ctx: RequestContext): Promise<boolean> {
    return isRefundedWithOrder(ctx, found);
  }

  @OfCustomer()
  @FieldResolver(() => [String], { description: "The URLs of the customer's photos." })
  photos(@Root() { id }: Return, @Ctx() ctx: RequestContext): Promise<string[]> {
    return returnPhotos.of(ctx, id);
  }
}

/** The order of a return's line. */
@Resolver(() => ReturnLine)
export class ReturnLineResolver {
  @FieldResolver(() => Order, { description: "The order." })
  order(@Root() { orderId }: ReturnLine, @Ctx() ctx: RequestContext): Promise<Order | undefined> {
    return findOrder(ctx, orderId); // the viewer may see the return
  }
}

/** The fields of an order about its returns. */
@Resolver(() => Order)
export class ReturnOfOrderResolver {
  @FieldResolver(() => Int, { description: "The number of units that can still be sent back now." })
  returnableQty(@Root() order: Order, @Ctx() ctx: RequestContext): Promise<number> {
    return returnableUnits(ctx, order);
  }

  @FieldResolver(() => [Return], { description: "The returns with its units, newest first." })
  returns(@Root() { id }: Order, @Ctx() ctx: RequestContext): Promise<Return[]> {
    return returnsOfOrder(ctx, id);
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      "Until when its units can be sent back; null if it isn't delivered, or the shop takes no returns.",
  })
  async returnableUntil(@Root() order: Order, @Ctx() ctx: RequestContext): Promise<Date | null> {
    return returnableUntil(order, (await readRules(ctx)).returnDays);
  }
}
