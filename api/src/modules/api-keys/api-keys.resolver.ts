import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { Id } from "../../graphql/types/id";
import { ApiKey, NewApiKey } from "./api-key.entity";
import { createApiKey, listApiKeys, listApiKeysOf, revokeApiKey } from "./api-keys";

@Resolver(() => ApiKey)
export class ApiKeysResolver {
  @Auth(Role.ADMIN)
  @Query(() => [ApiKey], {
    description:
      "The keys of programs: those in use, newest first, followed by the last hundred revoked or expired ones.",
  })
  apiKeys(
    @Ctx() ctx: RequestContext,
    @Arg("createdBy", () => ID, {
      nullable: true,
      description: "Only usable keys that this user has created: the user's `id`.",
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
    @Arg("expiresAt", () => GraphQLDateTime, {
      nullable: true,
      description: "When it expires, in the future; null: never.",
    })
    expiresAt: Date | null | undefined,
    @Arg("scopes", () => [Scope], {
      description: "The calls that the key allows: at least one scope, each at most once.",
    })
    scopes: Scope[],
    @Arg("name", () => String, { description: "The key's purpose, such as 'Warehouse'. 1 to 60 characters." })
    name: string,
  ): Promise<NewApiKey> {
    return createApiKey(ctx, { name, scopes, expiresAt });
  }

  @Auth(Role.ADMIN)
  @Mutation(() => ApiKey, {
    description: "Revokes a key at once and permanently. A key already revoked stays unchanged.",
  })
  revokeApiKey(@Ctx() ctx: RequestContext, @Id("key") id: string): Promise<ApiKey> {
    return revokeApiKey(ctx, id);
  }
}
