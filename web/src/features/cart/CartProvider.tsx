import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from "react";
import { paths } from "../../paths";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { afterPaint } from "../../ui/browser/after-paint";
import {
  add,
  cartEntries,
  merge,
  onCartChange,
  quantitiesOf,
  remove,
  setQuantity,
  type CartEntry,
  type CartProduct,
} from "./cart";
import { cartKey, parseCart, readCart, visitor, writeCart } from "./cart-storage";

/** The actions of the cart. */
export interface CartActions {
  /** False for admins, because they have no cart (spec §6). */
  available: boolean;
  /** The path of the viewer's cart, or of the public cart page if the viewer isn't known to be signed in. */
  path: string;
  add: (product: CartProduct, quantity?: number) => void;
  remove: (productId: string) => void;
  setQuantity: (productId: string, quantity: number) => void;
  /** Changes the entries in a way that few pages need. */
  change: (by: (entries: CartEntry[]) => CartEntry[]) => void;
}

const Cart = createContext<CartActions | null>(null);

interface CartProviderProps {
  /** The viewer's id; null for a visitor; undefined while the session is loading. */
  owner: string | null | undefined;
  /** The owner's session could not be renewed: their cart is kept until they sign in again. */
  expired: boolean;
  available: boolean;
  children: ReactNode;
}

/** Provides the cart, which is stored on this device for each user separately (D-15). */
export function CartProvider({ owner, expired, available, children }: CartProviderProps) {
  const storedOwner = useStoredCart(owner, expired);
  const alert = useAlert();

  const actions = useMemo<CartActions>(() => {
    const path = owner || expired ? paths.cart : paths.openCart;
    const change = (by: (entries: CartEntry[]) => CartEntry[]) => {
      const entries = by(cartEntries());
      cartEntries(entries);
      if (storedOwner.current) writeCart(storedOwner.current, entries);
    };
    // Loaded on the first addition. If it doesn't load, the top bar still shows the cart's count.
    const announce = (name: string) =>
      import("./added-toast").then(
        (file) => alert(file.addedToast(name, path)),
        () => undefined,
      );
    return {
      available,
      path,
      add: (product, quantity) => {
        change((entries) => add(entries, product, quantity));
        // the notice follows the next paint, so that the card and the badge are painted at once
        afterPaint(() => void announce(product.name));
      },
      remove: (productId) => change((entries) => remove(entries, productId)),
      setQuantity: (productId, quantity) => change((entries) => setQuantity(entries, productId, quantity)),
      change,
    };
  }, [alert, available, expired, owner, storedOwner]);

  return <Cart value={actions}>{children}</Cart>;
}

const nothing: CartEntry[] = [];

/** A value from the cart; of an empty one on the server and before hydration, because only this device stores the cart. */
function useFromCart<T>(select: (entries: CartEntry[]) => T): T {
  return useSyncExternalStore(
    onCartChange,
    () => select(cartEntries()),
    () => select(nothing),
  );
}

const withoutRemoved = (entries: CartEntry[]) => entries.filter(({ quantity }) => quantity > 0);

/** The entries of the cart. */
export function useCart(): CartEntry[] {
  const entries = useFromCart((all) => all);
  return useMemo(() => withoutRemoved(entries), [entries]);
}

/** The number of products in the cart. */
export const useCartCount = () => useFromCart((entries) => withoutRemoved(entries).length);

/** Whether a product is in the cart. Renders again only when that changes. */
export const useInCart = (productId: string) =>
  useFromCart((entries) => quantitiesOf(entries, productId).quantity > 0);

/** Functions that change the cart. */
export function useCartActions(): CartActions {
  const actions = use(Cart);
  if (!actions) throw new Error("CartProvider is missing.");
  return actions;
}

const never = () => () => undefined;

/** Returns `before` on the server and during hydration, then `value`. An equal value causes no further rendering. */
function useOnceHydrated<T>(value: T, before: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}

/** Whether the viewer can have a cart; admins can't. True on the server and during hydration, which render the visitor's page. */
export const useCartAvailable = () => useOnceHydrated(useCartActions().available, true);

/** The path of the cart; that of the public cart page on the server and during hydration, as {@link useCartAvailable}. */
export const useCartPath = () => useOnceHydrated(useCartActions().path, paths.openCart);

/** Restores the owner's cart when the owner changes, and follows changes of other tabs. Keeps the stored cart of an expired session. */
function useStoredCart(owner: string | null | undefined, expired: boolean) {
  const ownerRef = useRef<string | null>(null);

  useEffect(() => {
    if (owner === undefined) return;
    const before = ownerRef.current;
    const now = owner ?? visitor;
    ownerRef.current = now;
    cartEntries(restore(expired ? null : before, now, before === null ? cartEntries() : []));

    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === cartKey(now)) cartEntries(parseCart(newValue));
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [owner, expired]);

  return ownerRef;
}

/**
 * The stored cart of the current owner, merged with the entries added before the owner was known (`early`). Signing in merges the
 * visitor's cart into the account's; signing out empties the cart on this device.
 */
export function restore(before: string | null, now: string, early: CartEntry[] = []): CartEntry[] {
  const joined = [readCart(visitor), early].reduce(merge, readCart(now));
  for (const owner of [visitor, before]) if (owner && owner !== now) writeCart(owner, []);
  writeCart(now, joined);
  return joined;
}
