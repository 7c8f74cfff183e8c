import { uniqueEmail, register, type FirebaseAccount } from "./accounts";
import { asAdmin, asVisitor } from "./builders";
import { Caller, type GraphQLAnswer } from "./caller";
import type { TestShop } from "./shop";

/** The result of a sign-in. */
export interface SignedIn {
  accessToken: string;
  user: { id: string; email: string; name: string | null; role: string };
}

const SIGN_IN =
  "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { id email name role } } }";
const MAKE_ADMIN = "mutation ($id: ID!) { makeAdmin(userId: $id) { id } }";

/** The shop's complete answer to an ID token, which may be a refusal. */
export function trySignIn(shop: TestShop, idToken: string): Promise<GraphQLAnswer<{ signIn: SignedIn }>> {
  return asVisitor(shop).graphql<{ signIn: SignedIn }>(SIGN_IN, { idToken });
}

/** Signs in, and returns the session with a caller that uses it. */
export async function signIn(shop: TestShop, idToken: string): Promise<SignedIn & { caller: Caller }> {
  const { data, errors } = await trySignIn(shop, idToken);
  if (!data) throw new Error(`refused: ${JSON.stringify(errors)}`);
  return { ...data.signIn, caller: new Caller(shop, data.signIn.accessToken) };
}

/** Registers an email by password, without proving it, and signs in to the shop. */
export async function aRegisteredUser(
  shop: TestShop,
  email = uniqueEmail(),
): Promise<FirebaseAccount & SignedIn & { caller: Caller }> {
  const account = await register({ email, displayName: "Stranger" });
  return { ...account, ...(await signIn(shop, account.idToken)) };
}

/** Makes a user an admin, as an admin does on the page. */
export async function promote(shop: TestShop, id: string): Promise<void> {
  await (await asAdmin(shop)).ask(MAKE_ADMIN, { id });
}
