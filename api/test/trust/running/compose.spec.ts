import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../../../embedded/free-port";
import { waitUntil } from "../../../embedded/processes";
import { compose, type ComposeService } from "../../../../tools/deploy/compose";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { needing } from "../../support/needs";
import { send } from "../support/http-client";
import { makeDataDir, ShopProcess } from "../support/shop-process";

const START_MS = 120_000;
jest.setTimeout(2 * START_MS);

const ROOT = resolve(__dirname, "../../../..");
const { services } = compose;

/** The image's command, which a service without a command in the compose file runs. */
const IMAGE_COMMAND = JSON.parse(
  /^CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, "Dockerfile"), "utf8"))?.[1] ?? "[]",
) as string[];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Starts a service with its command and environment, with this machine's addresses instead of the other containers'. */
async function launch(
  { command = IMAGE_COMMAND, environment = {} }: ComposeService,
  replacements: Record<string, string>,
): Promise<ShopProcess> {
  const replaced = (text: string) =>
    Object.entries(replacements).reduce((before, [from, to]) => before.replace(from, to), text);
  const env = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      name.startsWith("DATABASE_") ? database.url : replaced(String(value)),
    ]),
  );
  const [node, ...args] = command.map(replaced);
  expect(node).toBe("node");
  const port = Number(env.PORT ?? (await freePort()));
  return ShopProcess.launch({ port, env, program: { checkout: ROOT, args } });
}

const answers = (url: string) =>
  send(url).then(
    () => true,
    () => false,
  );

async function reached(url: string, service: ShopProcess): Promise<void> {
  await waitUntil(async () => !service.running || (await answers(url)), START_MS, 100);
  if (!(await answers(url))) throw new Error(`nothing answers at ${url}:\n${service.log}`);
}

const isBuilt = existsSync(join(ROOT, "api/dist/embedded"));

needing(isBuilt ? undefined : "the API is not built: npm run build").it(
  "starts each service that runs the shop's image, and a demo customer signs in and orders",
  async () => {
    const built = Object.entries(services).filter(
      ([, { build }]) => build === "." || (typeof build === "object" && build.context === "."),
    );
    expect(built.map(([name]) => name)).toEqual(["firebase", "shop-1", "shop-2", "worker"]);
    const { firebase, "shop-1": first, "shop-2": second, worker } = services;
    const ports = new Map<string, string>();
    for (const port of ["9099", "4000", "4001", "9464", "9465", "9466"])
      ports.set(port, String(await freePort()));
    const replacements = { ...Object.fromEntries(ports), "/users": makeDataDir() };

    const emulator = await launch(firebase as ComposeService, replacements);
    await reached(`http://127.0.0.1:${ports.get("9099")}`, emulator);
    const shop = await launch(first as ComposeService, replacements);
    await shop.ready(START_MS);
    const other = await launch(second as ComposeService, replacements);
    await other.ready(START_MS);
    const jobs = await launch(worker as ComposeService, replacements);
    await reached(`http://127.0.0.1:${ports.get("9466")}/metrics`, jobs);

    const customer = { email: "customer@example.com", password: "customer-demo-1", returnSecureToken: true };
    const signIn = `http://127.0.0.1:${ports.get("9099")}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
    const { idToken } = JSON.parse((await send(signIn, { body: customer })).text) as { idToken: string };
    const call = async <T>(at: ShopProcess, query: string, variables: object, token?: string): Promise<T> => {
      const { text } = await send(`${at.url}/graphql`, {
        body: { query, variables },
        ...(token && { token }),
      });
      const { data, errors } = JSON.parse(text) as { data: T; errors?: unknown };
      expect(errors).toBeUndefined();
      return data;
    };
    const session = await call<{ signIn: { accessToken: string } }>(
      shop,
      "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken } }",
      { idToken },
    );
    const { products } = await call<{ products: { nodes: { id: string }[] } }>(
      other,
      "{ products(inStock: true, first: 1) { nodes { id } } }",
      {},
    );
    const placed = await call<{ placeOrder: { __typename: string } }>(
      other,
      "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }",
      {
        input: {
          idempotencyKey: "compose-1",
          productId: products.nodes[0]?.id,
          qty: 1,
          name: "Carl Shopper",
          address: "1 High Street, Springfield",
          phone: "555-0100",
        },
      },
      session.signIn.accessToken,
    );
    expect(placed.placeOrder.__typename).toBe("Order");
  },
);
