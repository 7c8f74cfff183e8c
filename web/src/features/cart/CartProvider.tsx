import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from "react";
import { cartEntries } from "../../graphql/cache";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { useCartQuery } from "../../graphql/cart.generated";
import { add, setQuantity, merge, remove, type CartEntry, type CartProduct } from "./cart";
import { cartKey, parseCart, readCart, visitor, writeCart } from "./cart-storage";

/** What can be done to the cart. */
export interface CartActions {
  /** False for admins, who have no cart (spec §6). */
  available: boolean;
  add: (product: CartProduct, quantity?: number) => void;
  remove: (productId: string) => void;
  setQuantity: (productId: string, quantity: number) => void;
}

const Cart = createContext<CartActions | null>(null);

interface CartProviderProps {
  /** Who is here: a user's id, null for a visitor, undefined while that is not known yet. */
  owner: string | null | undefined;
  available: boolean;
  children: ReactNode;
}

/** Gives everything inside it the cart, kept on this device for each user apart (D-15). */
export function CartProvider({ owner, available, children }: CartProviderProps) {
  const storedOwner = useStoredCart(owner);

  const actions = useMemo<CartActions>(() => {
    const update = (entries: CartEntry[]) => {
      cartEntries(entries);
      if (storedOwner.current) writeCart(storedOwner.current, entries);
    };
    return {
      available,
      add: (product, quantity) => update(add(cartEntries(), product, quantity)),
      remove: (productId) => update(remove(cartEntries(), productId)),
      setQuantity: (productId, quantity) => update(setQuantity(cartEntries(), productId, quantity)),
    };
  }, [available, storedOwner]);

  return <Cart value={actions}>{children}</Cart>;
}

const nothing: CartEntry[] = [];

/** What is in the cart; empty until the page is the browser's own, for the server can't know it. */
export function useCart(): CartEntry[] {
  const hydrated = useHydrated();
  const { data } = useCartQuery({ skip: !hydrated, fetchPolicy: "cache-only" }); // only this device has it
  return data?.cart ?? nothing;
}

/** The way to change the cart. */
export function useCartActions(): CartActions {
  const actions = use(Cart);
  if (!actions) throw new Error("useCartActions needs a CartProvider above it.");
  return actions;
}

/** Whether there is a cart at all: admins have none. The server, which knows nobody, shows it. */
export function useCartAvailable(): boolean {
  const { available } = useCartActions();
  return !useHydrated() || available;
}

/** Takes up the owner's cart whenever the owner changes, and follows what other tabs do to it. */
function useStoredCart(owner: string | null | undefined) {
  const keptFor = useRef<string | null>(null);

  useEffect(() => {
    if (owner === undefined) return;
    const before = keptFor.current;
    const now = owner ?? visitor;
    keptFor.current = now;
    cartEntries(restore(before, now, before === null ? cartEntries() : []));

    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === cartKey(now)) cartEntries(parseCart(newValue));
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [owner]);

  return keptFor;
}

/**
 * The cart of whoever is here now, with what was put into it while nobody knew whose it is. A visitor's joins the account
 * they sign in to; signing out empties it.
 */
export function restore(before: string | null, now: string, early: CartEntry[] = []): CartEntry[] {
  if (before !== null && before !== visitor && before !== now) writeCart(before, []);
  const own = readCart(now);
  const brought = now === visitor ? early : merge(readCart(visitor), early);
  if (brought.length === 0) return own;
  const joined = merge(own, brought);
  if (now !== visitor) writeCart(visitor, []);
  writeCart(now, joined);
  return joined;
}
