import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { ApiKey, NewApiKey } from "./api-key.entity";
import { createApiKey, listApiKeys, listApiKeysOf, revokeApiKey } from "./api-keys";

@Resolver(() => ApiKey)
export class ApiKeysResolver {
  @Auth(Role.ADMIN)
  @Query(() => [ApiKey], {
    description:
      "The keys of programs: those in use, the newest first; then the hundred that ended last, revoked or expired.",
  })
  apiKeys(
    @Ctx() ctx: RequestContext,
    @Arg("createdBy", () => ID, {
      nullable: true,
      description: "Only those in use that this user has created: the user's `id`.",
    })
    createdBy?: string,
  ): Promise<ApiKey[]> {
    return createdBy === undefined ? listApiKeys(ctx) : listApiKeysOf(ctx, createdBy);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => NewApiKey, {
    description: "Creates a key for a program. CONFLICT if a hundred are in use.",
  })
  createApiKey(
    @Ctx() ctx: RequestContext,
    @Arg("name", () => String, { description: "What it is for, such as 'Warehouse'. 1 to 60 characters." })
    name: string,
    @Arg("scopes", () => [Scope], { description: "What it allows: at least one scope, each named once." })
    scopes: Scope[],
    @Arg("expiresAt", () => GraphQLDateTime, {
      nullable: true,
      description: "When it ends by itself, in the future; null: never.",
    })
    expiresAt?: Date | null,
  ): Promise<NewApiKey> {
    return createApiKey(ctx, { name, scopes, expiresAt });
  }

  @Auth(Role.ADMIN)
  @Mutation(() => ApiKey, {
    description: "Ends a key at once and for good. One that was revoked before stays as it is.",
  })
  revokeApiKey(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The key's `id`." }) id: string,
  ): Promise<ApiKey> {
    return revokeApiKey(ctx, id);
  }
}
