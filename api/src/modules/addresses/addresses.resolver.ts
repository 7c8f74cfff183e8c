import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { Address } from "./address.entity";
import { AddressInput } from "./address.input";
import { listMyAddresses, removeAddress, saveAddress } from "./addresses";

/** The viewer's address book. */
@Resolver(() => Address)
export class AddressesResolver {
  @Auth()
  @Query(() => [Address], {
    description: "Your saved addresses: the default one, then the newest first.",
  })
  myAddresses(@Ctx() ctx: RequestContext): Promise<Address[]> {
    return listMyAddresses(ctx);
  }

  @Auth()
  @Mutation(() => Address, {
    description: "Saves an address. NOT_FOUND for another's; CONFLICT where 20 are saved.",
  })
  saveAddress(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { nullable: true, description: "The address to change; null: a new one." })
    id: string | null | undefined,
    @Arg("input", () => AddressInput, { description: "The address." }) input: AddressInput,
    @Arg("isDefault", () => Boolean, {
      defaultValue: false,
      description:
        "Whether forms begin with it. The first one is the default by itself, and stays it until another is made the default.",
    })
    isDefault: boolean,
  ): Promise<Address> {
    return saveAddress(ctx, { id, input, isDefault });
  }

  @Auth()
  @Mutation(() => Int, {
    description:
      "Removes a saved address, and returns 1. After the default one the newest is the default. NOT_FOUND for another's.",
  })
  removeAddress(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The address's `id`." }) id: string,
  ): Promise<number> {
    return removeAddress(ctx, id);
  }
}
