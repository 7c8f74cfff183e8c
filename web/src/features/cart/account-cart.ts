import type { ApolloClient } from "@apollo/client";
import { MAX_CART_ITEMS } from "@shop/shared/order";
import type { CartChangeInput } from "../../graphql/schema.generated";
import { MyCartDocument, SaveCartDocument, type AccountCart_EntryFragment } from "./AccountCart.generated";
import { cartEntries, onCartChange, type CartEntry } from "./cart";
import { writeCart } from "./cart-storage";

/** The entries that differ from the account's, as far as this device knows; the newest if there are too many for a request. */
export function changesOf(entries: readonly CartEntry[]): CartChangeInput[] {
  return entries
    .filter(({ quantity, saved }) => quantity !== saved)
    .slice(-MAX_CART_ITEMS)
    .map(({ productId, quantity, saved }) => ({ productId, quantity, merge: saved === undefined }));
}

/**
 * The cart of this device after the account has answered. `sent` is the cart at the time of the request: later changes stay, to be sent
 * next, and so do entries that the account didn't accept. The entries keep their order; those of other devices come before the first new one.
 * An entry that was removed after it had been sent gets the quantity 0, because the account has it now.
 */
export function withAccount(
  entries: readonly CartEntry[],
  sent: readonly CartEntry[],
  account: readonly AccountCart_EntryFragment[],
): CartEntry[] {
  const quantities = new Map(sent.map(({ productId, quantity }) => [productId, quantity]));
  const answered = new Map(account.map((entry) => [entry.productId, entry.quantity]));
  const update = (entry: CartEntry): CartEntry[] => {
    const saved = answered.get(entry.productId);
    const isChanged = quantities.get(entry.productId) !== entry.quantity;
    if (isChanged) return entry.quantity === 0 && saved === undefined ? [] : [{ ...entry, saved }];
    if (saved !== undefined) return [{ ...entry, quantity: saved, saved }];
    return entry.saved === undefined ? [entry] : [];
  };
  const known = new Set(entries.map(({ productId }) => productId));
  const fromOtherDevices = account
    .filter(({ productId }) => !known.has(productId))
    .map((entry): CartEntry => {
      const quantity = quantities.has(entry.productId) ? 0 : entry.quantity;
      return { ...entry, quantity, saved: entry.quantity };
    });
  const firstNew = entries.findIndex(({ saved }) => saved === undefined);
  const at = firstNew < 0 ? entries.length : firstNew;
  return [...entries.slice(0, at).flatMap(update), ...fromOtherDevices, ...entries.slice(at).flatMap(update)];
}

/**
 * Synchronizes the cart of this device with the account's: at once, after each change, and when the tab becomes visible or the browser
 * online. Requests follow each other; a failed one is repeated at the next occasion, and the cart of this device remains usable. Returns a
 * function that ends it.
 */
export function followAccount(client: ApolloClient, owner: string): () => void {
  const state = { isEnded: false, isBusy: false, isDue: false };
  let answered: CartEntry[] | undefined;

  const exchange = async () => {
    const sent = cartEntries();
    const account = await request(client, changesOf(sent));
    if (state.isEnded) return;
    answered = withAccount(cartEntries(), sent, account);
    writeCart(owner, answered);
    cartEntries(answered);
  };
  const synchronize = async () => {
    state.isDue = !document.hidden;
    if (state.isBusy) return;
    state.isBusy = true;
    try {
      while (state.isDue && !state.isEnded) {
        state.isDue = false;
        await exchange();
      }
    } catch {
      // the cart of this device contains the changes
    }
    state.isBusy = false;
  };
  const start = () => void synchronize();
  const stopFollowing = onCartChange(() => cartEntries() !== answered && start());
  document.addEventListener("visibilitychange", start);
  window.addEventListener("online", start);
  queueMicrotask(start); // after the CartProvider's effect, which restores the owner's cart
  return () => {
    state.isEnded = true;
    stopFollowing();
    document.removeEventListener("visibilitychange", start);
    window.removeEventListener("online", start);
  };
}

/** The account's cart, after these changes. */
async function request(
  client: ApolloClient,
  changes: CartChangeInput[],
): Promise<readonly AccountCart_EntryFragment[]> {
  if (changes.length === 0) {
    const { data } = await client.query({ query: MyCartDocument, fetchPolicy: "no-cache" });
    return data?.myCart ?? [];
  }
  const { data } = await client.mutate({
    mutation: SaveCartDocument,
    variables: { input: { changes } },
    fetchPolicy: "no-cache",
  });
  return data?.saveCart ?? [];
}
