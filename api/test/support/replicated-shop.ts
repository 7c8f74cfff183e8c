import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "graphql";
import { waitUntil } from "../../embedded/processes";
import { Replicas } from "../../src/data/replicas/replicas";
import { webBuild, type Execute } from "../../src/pages/renderer";
import { TEST_PROJECT } from "./database";
import { startPausableReplica, type PausableReplica } from "./postgres-servers";
import { startTestShop, type TestShop } from "./shop";
import { defaultRules } from "@shop/shared/shop-rules";

/** A position that every replica has replayed: any replica may serve a request with it. */
export const LONG_AGO = { "shop-position": "0/1" };

const bootstrap = {
  shopName: "Test shop",
  firebase: { apiKey: "any", authDomain: "localhost", projectId: TEST_PROJECT },
  demoAccounts: false,
  rules: defaultRules,
  links: {},
  payments: "off" as const,
};

/** A shop with a replica that tests can pause, and a page at /products/… with a product's name. */
export interface ReplicatedShop {
  shop: TestShop;
  servers: PausableReplica;
  replicas: Replicas;
  /** Waits until the replica serves reads and has replayed everything. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both servers and the shop. A replica may lag by a minute, so that tests can pause it. */
export async function startReplicatedShop(): Promise<ReplicatedShop> {
  const folder = mkdtempSync(join(tmpdir(), "shop-replica-pages-"));
  mkdirSync(join(folder, "client"));
  jest.spyOn(webBuild, "load").mockResolvedValue({ render, addressOf: (url: string) => url } as never);
  const servers = await startPausableReplica();
  let replicas!: Replicas;
  const shop = await startTestShop({
    databaseUrl: servers.url,
    replicas: (database) => {
      const log = { info: () => undefined, warn: () => undefined };
      const settings = { pauseMs: 50, maxLagMs: 60_000, probeMs: 20_000 };
      return (replicas = new Replicas([servers.replica.url], servers.url, database, log, settings));
    },
    pages: { webFolder: folder, bootstrap },
  });
  return {
    shop,
    servers,
    replicas,
    async caughtUp() {
      const position = await replicas.currentPosition();
      const replayed = `select where pg_last_wal_replay_lsn() >= '${position}'`;
      const has = async () =>
        (await servers.onReplica(replayed)).length === 1 && replicas.choose(undefined) !== undefined;
      if (!(await waitUntil(has, 15_000))) throw new Error("the replica does not catch up");
    },
    async stop() {
      await shop.stop();
      await servers.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const pageQuery = parse("query ($id: ID!) { product(id: $id) { name } }");

/** Renders a page instead of the web build. */
async function render(url: string, _origin: string, execute: Execute) {
  const { data } = await execute({ document: pageQuery, variables: { id: url.split("/").at(-1) } });
  return { status: 200, html: (data?.product as { name: string }).name, styles: [], scripts: [] };
}
