import { register, type FirebaseAccount } from "../support/accounts";
import type { Caller } from "../support/caller";
import type { TestShop } from "../support/shop";
import { signIn, type SignedIn } from "../support/sessions";

export const DELETE_MY_ACCOUNT = "mutation ($idToken: String!) { deleteMyAccount(idToken: $idToken) }";

/** An order with its customer's details and its history. */
export const CUSTOMER_EVENTS = `query ($id: ID!) { order(id: $id) {
  status name email address phone product { countInStock } events { status by note }
} }`;

/** A customer, freshly signed in with email and password. */
export async function aLeavingCustomer(
  shop: TestShop,
  wanted: Parameters<typeof register>[0] = {},
): Promise<FirebaseAccount & SignedIn & { caller: Caller }> {
  const account = await register(wanted);
  return { ...account, ...(await signIn(shop, account.idToken)) };
}

/** Deletes the caller's account. */
export const deletionOf = (caller: Caller, idToken: string): Promise<object> =>
  caller.ask(DELETE_MY_ACCOUNT, { idToken });
