import { messageBounds } from "@shop/shared/contact";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { sendMessage } from "./send-message";

const length = ({ min, max }: { min: number; max: number }) => `${min} to ${max} characters.`;

@Resolver()
export class ContactResolver {
  @Mutation(() => Boolean, {
    description: "Mails a message to the shop. Always true. CONFLICT if the shop sends no mails.",
  })
  async sendMessage(
    @Ctx() ctx: RequestContext,
    @Arg("message", () => String, { description: length(messageBounds.message) }) message: string,
    @Arg("orderNumber", () => String, {
      nullable: true,
      description: "The order in question, like 1234-5678. It isn't looked up.",
    })
    orderNumber: string | null | undefined,
    @Arg("email", () => String, { description: `The address for replies; ${length(messageBounds.email)}` })
    email: string,
    @Arg("name", () => String, { description: `The sender; ${length(messageBounds.name)}` }) name: string,
  ): Promise<boolean> {
    await sendMessage(ctx, { name, email, orderNumber, message });
    return true;
  }
}
