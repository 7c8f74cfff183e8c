import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../embedded/free-port";
import { waitUntil } from "../../embedded/processes";
import type { Service } from "../../embedded/supervisor";
import { hasNginx, startNginx } from "../../../lab/cluster/nginx";
import { aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { needingProgram } from "../support/needs";
import { NAVIGATION, startCachedShop, stockIn, waysToReadStock } from "./cached-shop";

/** In seconds. nginx counts whole seconds: a response cached for one second may be served for almost two. */
const MAX_AGE = 1;

const withNginx = needingProgram(hasNginx() ? undefined : "nginx is not installed");

withNginx.describe("behind nginx, configured as in deploy/nginx", () => {
  let shop: Awaited<ReturnType<typeof startCachedShop>>;
  let nginx: Service;
  let front: string;
  const folder = mkdtempSync(join(tmpdir(), "shop-nginx-"));

  beforeAll(async () => {
    chmodSync(folder, 0o711);
    shop = await startCachedShop({ maxAge: MAX_AGE, stale: 0 });
    const port = await freePort();
    front = `http://127.0.0.1:${port}`;
    nginx = startNginx(folder, port, [Number(new URL(shop.url).port)]);
    const answers = () =>
      fetch(`${front}/livez`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await waitUntil(answers, 10_000)).toBe(true);
  });
  afterAll(async () => {
    await nginx.stop();
    await shop.end();
    rmSync(folder, { recursive: true });
  });

  /** Requests a path through nginx, unencoded so that the stored response is readable; returns nginx's cache status too. */
  async function ask(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(front + path, { headers: { ...headers, "accept-encoding": "identity" } });
    return { text: await answer.text(), cache: answer.headers.get("x-cache") };
  }

  const authorization = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

  function order(customer: Person, productId: string) {
    const input = {
      productId,
      qty: 2,
      name: "Ada Lovelace",
      address: "12 Analytical Way",
      phone: "555 0199",
    };
    return fetch(`${front}/graphql`, {
      method: "POST",
      headers: { ...authorization(customer), "content-type": "application/json" },
      body: JSON.stringify({
        query: `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Order { id } } }`,
        variables: { input: { ...input, idempotencyKey: customer.id } },
      }),
    }).then((answer) => answer.text());
  }

  const everythingCached = () =>
    readdirSync(join(folder, "nginx-cache"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
      .join("\n");

  it("shows a stock as old as configured and no older, even if nobody has asked in between", async () => {
    const { id } = await aProduct(shop, { countInStock: 50 });
    const ways = Object.values(waysToReadStock).map((way) => way(id));
    const readAll = () => Promise.all(ways.map(({ path, headers }) => ask(path, headers)));
    const allCached = async () => (await readAll()).every(({ cache }) => cache === "HIT");
    expect(await waitUntil(allCached, 10_000)).toBe(true);
    await order(await asCustomer(shop), id);
    await new Promise((resolve) => setTimeout(resolve, (MAX_AGE + 1) * 1_000 + 50));
    expect((await readAll()).map(({ text }) => stockIn(text))).toEqual(ways.map(() => 48));
  });

  it("stores no byte of a customer or an admin, in any order of requests for the same addresses", async () => {
    const product = await aProduct(shop);
    const [customer, admin] = [await asCustomer(shop), await asAdmin(shop)];
    const ordered = await order(customer, product.id);
    const id = /"id":"([\w-]+)"/.exec(ordered)?.[1] ?? "no order";
    const answered: string[] = [];
    for (const who of [authorization(admin), authorization(customer), {}, authorization(admin)]) {
      for (const way of Object.values(waysToReadStock)) {
        const { path, headers } = way(product.id);
        answered.push((await ask(path, { ...headers, ...who })).text);
      }
      for (const path of [`/orders/${customer.email}`, "/orders", "/users", "/cart"])
        for (const headers of [{}, NAVIGATION]) answered.push((await ask(path, { ...headers, ...who })).text);
    }
    const secrets = [customer.email, admin.email, id, "Ada Lovelace", "12 Analytical Way"];
    expect(secrets.filter((secret) => !answered.join().includes(secret))).toEqual([]);
    const cached = everythingCached();
    expect([...secrets, "Bearer"].filter((secret) => cached.includes(secret))).toEqual([]);
    expect(cached).toContain(product.name);
  });

  it("gives a signed-in customer nothing from the cache", async () => {
    const { id } = await aProduct(shop);
    const customer = await asCustomer(shop);
    await ask(`/products/${id}`);
    expect((await ask(`/products/${id}`, authorization(customer))).cache).toBe("BYPASS");
  });

  it("asks the other process for a file of its release, and for nothing else", async () => {
    const asked: (string | undefined)[] = [];
    const releases = await Promise.all(
      ["old", "new"].map((release) =>
        listening(({ url }, response) => {
          asked.push(url);
          response
            .writeHead(url === `/assets/${release}.js` ? 200 : 404, { "cache-control": "no-store" })
            .end();
        }),
      ),
    );
    const port = await freePort();
    const proxy = startNginx(
      mkdtempSync(join(folder, "releases-")),
      port,
      releases.map((server) => (server.address() as AddressInfo).port),
    );
    try {
      const status = (path: string) =>
        fetch(`http://127.0.0.1:${port}${path}`).then(
          (answer) => answer.status,
          () => 0,
        );
      expect(await waitUntil(async () => (await status("/")) === 404, 10_000)).toBe(true);
      for (const path of ["/assets/old.js", "/assets/new.js", "/assets/old.js", "/assets/new.js"])
        expect([path, await status(path)]).toEqual([path, 200]);
      asked.length = 0;
      expect([await status("/assets/none.js"), await status("/none")]).toEqual([404, 404]);
      expect(asked).toEqual(["/assets/none.js", "/assets/none.js", "/none"]);
    } finally {
      await proxy.stop();
      releases.forEach((server) => server.close());
    }
  });
});

async function listening(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return server;
}
