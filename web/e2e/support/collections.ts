import type { APIRequestContext } from "@playwright/test";
import { admin } from "./accounts";
import { ask, openSession } from "./shop-api";

/** Saves a collection as an admin does; returns its id. */
export async function saveCollection(
  request: APIRequestContext,
  input: object,
  id?: string,
): Promise<string> {
  const { accessToken } = await openSession(request, admin);
  const mutation =
    "mutation ($id: ID, $input: CollectionInput!) { saveCollection(id: $id, input: $input) { id } }";
  const saved = await ask<{ saveCollection: { id: string } }>(request, mutation, { id, input }, accessToken);
  return saved.saveCollection.id;
}

/** Removes all collections, which every page's menu shows. */
export async function removeCollections(request: APIRequestContext): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  const { collections } = await ask<{ collections: { id: string }[] }>(request, "{ collections { id } }");
  for (const { id } of collections)
    await ask(request, "mutation ($id: ID!) { removeCollection(id: $id) }", { id }, accessToken);
}
