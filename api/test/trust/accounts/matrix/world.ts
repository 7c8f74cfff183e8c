import { grantAdmin, revokeAdmin } from "../../../../src/modules/users/admins/grant-admin.service";
import { register, removeAccount, type FirebaseAccount } from "../../../support/accounts";
import { anOrder, aProduct, aReview, asCustomer } from "../../../support/builders";
import { Caller } from "../../../support/caller";
import type { TestShop } from "../../../support/shop";

/** Everybody who may call the shop. The last three hold access tokens that were good once. */
export const callerNames = ["visitor", "A", "B", "admin", "demoted", "blocked", "deleted"] as const;
export type CallerName = (typeof callerNames)[number];

/** Whose the thing is that a call asks for. */
export type Target = "A" | "B" | "the shop" | "nobody";

/** Somebody as the matrix knows them. */
export interface Member {
  caller: Caller;
  id: string;
  email: string;
  /** As Firebase gave it at sign-in. */
  idToken: string;
}

/** A shop with the seven callers in it, and at least one of everything. */
export interface World {
  shop: TestShop;
  members: Record<CallerName, Member>;
  /** The undelivered order of each customer. */
  orders: Record<"A" | "B", string>;
  product: string;
}

/** An id that nothing has. */
export const NO_ID = "00000000-0000-4000-8000-000000000000";

/** Fills a shop with the callers, who came by their state as people do, and with what they may ask for. */
export async function openWorld(shop: TestShop): Promise<World> {
  const visitor = { caller: new Caller(shop), id: NO_ID, email: "nobody@example.com", idToken: "none" };
  const A = await signUp(shop);
  const B = await signUp(shop);
  const members = { visitor, A, B, ...(await lostRights(shop)) };
  const product = await aProduct(shop);
  const orders = {
    A: await anOrder(shop, A, product),
    B: await anOrder(shop, B, product),
  };
  await anOrder(shop, members.admin, product);
  await anOrder(shop, members.demoted, product);
  await aReview(shop);
  return { shop, members, orders, product: product.id };
}

/** An admin, and three who have lost what they were: the admin's role, the way in, the account itself. */
async function lostRights(shop: TestShop) {
  const { manager: db } = shop.database;
  const [admin, demoted] = [await signUp(shop), await signUp(shop)];
  const [blocked, deleted] = [await signUp(shop), await signUp(shop)];
  await grantAdmin({ db }, admin.email);
  await grantAdmin({ db }, demoted.email);
  await revokeAdmin({ db }, demoted.email);
  await admin.caller.ask("mutation ($id: ID!) { deleteUser(id: $id) }", { id: blocked.id });
  await shop.sql("delete from users where id = $1", [deleted.id]);
  await removeAccount(deleted.uid);
  return { admin, demoted, blocked, deleted };
}

const SIGN_IN = "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { id } } }";

async function signUp(shop: TestShop): Promise<Member & FirebaseAccount> {
  const account = await register({ verified: true });
  const { signIn } = await new Caller(shop).ask<{ signIn: { accessToken: string; user: { id: string } } }>(
    SIGN_IN,
    { idToken: account.idToken },
  );
  const caller = new Caller(shop, signIn.accessToken);
  return { ...account, caller, id: signIn.user.id };
}

/** A review that may be hidden, by somebody who does nothing else; or none. */
export async function someReview({ shop }: World, target: Target): Promise<string> {
  if (target === "nobody") return NO_ID;
  await aReview(shop);
  const [{ id }] = (await shop.sql<{ id: string }>(
    "select id from reviews order by created_at desc, id desc limit 1",
  )) as [{ id: string }];
  return id;
}

/** A user whom nobody will miss, or none. */
export async function someUser({ shop }: World, target: Target): Promise<Pick<Member, "id" | "email">> {
  return target === "nobody" ? { id: NO_ID, email: "nobody@example.com" } : asCustomer(shop);
}
