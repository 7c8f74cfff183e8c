import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { isCountryCode } from "@shop/shared/countries";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { Id } from "../../graphql/types/id";
import { regionName, regionsOf } from "../../regions";
import { Address, Region } from "./address.entity";
import { AddressInput } from "./address.input";
import { listMyAddresses, removeAddress, saveAddress } from "./addresses";

/** The viewer's address book. */
@Resolver(() => Address)
export class AddressesResolver {
  @Auth()
  @Query(() => [Address], {
    description: "The viewer's saved addresses: the default one first, then the newest first.",
  })
  myAddresses(@Ctx() ctx: RequestContext): Promise<Address[]> {
    return listMyAddresses(ctx);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The region's name by ISO 3166-2; the text as entered if ISO 3166-2 doesn't have it.",
  })
  regionName(@Root() { country, region }: Address): string | null {
    return regionName(country, region);
  }

  @Query(() => [Region], {
    description: "The regions of a country by ISO 3166-2, by name; empty for an unknown country.",
  })
  regions(
    @Arg("country", () => String, { description: "ISO 3166-1 alpha-2, such as US." }) country: string,
  ): readonly Region[] {
    return isCountryCode(country) ? regionsOf(country) : [];
  }

  @Auth()
  @Mutation(() => Address, {
    description:
      "Saves an address. NOT_FOUND for another user's address; CONFLICT if 20 are saved; BAD_USER_INPUT for an unknown region if taxes depend on it.",
  })
  saveAddress(
    @Ctx() ctx: RequestContext,
    @Arg("isDefault", () => Boolean, {
      defaultValue: false,
      description:
        "Whether forms start with this address. The first address becomes the default, and stays it until another one does.",
    })
    isDefault: boolean,
    @Arg("input", () => AddressInput, { description: "The address." }) input: AddressInput,
    @Arg("id", () => ID, { nullable: true, description: "The address to change; null adds one." })
    id: string | null | undefined,
  ): Promise<Address> {
    return saveAddress(ctx, { id, input, isDefault });
  }

  @Auth()
  @Mutation(() => Int, {
    description:
      "Removes a saved address and returns 1. If it was the default, the newest address becomes the default. NOT_FOUND for another user's address.",
  })
  removeAddress(@Ctx() ctx: RequestContext, @Id("address") id: string): Promise<number> {
    return removeAddress(ctx, id);
  }
}
