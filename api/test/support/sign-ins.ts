import { anAddress, register, type FirebaseAccount } from "./accounts";
import { asAdmin, asVisitor } from "./builders";
import { Caller, type GraphQLAnswer } from "./caller";
import type { TestShop } from "./shop";

/** What the shop answers a sign-in with. */
export interface SignedIn {
  accessToken: string;
  user: { id: string; email: string; name: string | null; role: string };
}

const SIGN_IN =
  "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { id email name role } } }";
const MAKE_ADMIN = "mutation ($id: ID!) { makeAdmin(userId: $id) { id } }";

/** The shop's whole answer to an ID token, a refusal included. */
export function trySignIn(shop: TestShop, idToken: string): Promise<GraphQLAnswer<{ signIn: SignedIn }>> {
  return asVisitor(shop).graphql<{ signIn: SignedIn }>(SIGN_IN, { idToken });
}

/** A session that must not be refused, and whoever calls the shop with it. */
export async function signIn(shop: TestShop, idToken: string): Promise<SignedIn & { caller: Caller }> {
  const { data, errors } = await trySignIn(shop, idToken);
  if (!data) throw new Error(`refused: ${JSON.stringify(errors)}`);
  return { ...data.signIn, caller: new Caller(shop, data.signIn.accessToken) };
}

/** Somebody who has registered an e-mail by password, theirs or not, and has signed in to the shop. */
export async function aStranger(
  shop: TestShop,
  email = anAddress(),
): Promise<FirebaseAccount & SignedIn & { caller: Caller }> {
  const account = await register({ email, displayName: "Stranger" });
  return { ...account, ...(await signIn(shop, account.idToken)) };
}

/** Gives a user the admin's role, as an admin does on the page. */
export async function promote(shop: TestShop, id: string): Promise<void> {
  await (await asAdmin(shop)).ask(MAKE_ADMIN, { id });
}
