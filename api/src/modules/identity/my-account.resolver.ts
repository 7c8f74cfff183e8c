import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { changeMyName } from "../users/change-my-name";
import { Device } from "../users/device.entity";
import { listMyDevices } from "../users/devices";
import { User } from "../users/user.entity";
import { Session } from "./session";
import { signOut, signOutEverywhere, signOutOtherDevices } from "./sign-out";

/** Actions of users on their own account. */
@Resolver()
export class MyAccountResolver {
  @Auth()
  @Query(() => [Device], {
    description:
      "The devices on which the user is signed in. Only the 20 used last are kept, each until 30 days without use.",
  })
  myDevices(@Ctx() ctx: RequestContext): Promise<Device[]> {
    return listMyDevices(ctx);
  }

  @Auth()
  @Mutation(() => User, {
    description: "Changes the user's name; later sign-ins keep it. Reviews and orders keep theirs.",
  })
  changeMyName(
    @Ctx() ctx: RequestContext,
    @Arg("name", () => String, { description: "1 to 100 characters." }) name: string,
  ): Promise<User> {
    return changeMyName(ctx, name);
  }

  @Auth()
  @Mutation(() => Boolean, {
    description:
      "Removes this device from `myDevices`. Drop both tokens then: the access token stays valid until it expires.",
  })
  signOut(@Ctx() ctx: RequestContext): Promise<boolean> {
    return signOut(ctx);
  }

  @Auth()
  @Mutation(() => Session, {
    description:
      "Ends the user's earlier sessions, as after a change of the password; returns a new session.",
  })
  signOutOtherDevices(
    @Ctx() ctx: RequestContext,
    @Arg("idToken", () => String, { description: "The ID token of the user's new sign-in at Firebase." })
    idToken: string,
  ): Promise<Session> {
    return signOutOtherDevices(ctx, idToken);
  }

  @Auth()
  @Mutation(() => Boolean, {
    description: "Ends all sessions of the user, including this one: every device must sign in again.",
  })
  signOutEverywhere(@Ctx() ctx: RequestContext): Promise<boolean> {
    return signOutEverywhere(ctx);
  }
}
