import type { APIRequestContext } from "@playwright/test";
import { admin } from "./accounts";
import { ask, openSession } from "./shop-api";

const nothing = {
  ...{ name: null, logoUrl: null, accentColor: null, tagline: null, heroImageUrl: null },
  ...{ featuredCollectionIds: null, deliveryText: null, returnText: null, footerLinks: null },
};

/** Publishes words and pictures by the API; without any, the storefront has its defaults again. */
export async function publish(request: APIRequestContext, words: object = {}): Promise<void> {
  const { accessToken } = await openSession(request, admin);
  const mutation = "mutation ($input: ShopSettingsInput!) { saveShopSettings(input: $input) { name } }";
  await ask(request, mutation, { input: { ...nothing, ...words } }, accessToken);
}
