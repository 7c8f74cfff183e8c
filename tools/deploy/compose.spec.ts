import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MEGABYTE } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES } from "@shop/shared/images";
import { MAX_CSV_BYTES } from "@shop/shared/product-csv";
import { readEnv } from "../../api/src/boot/env";
import { KEEP_ALIVE_MS, LINGER_MS } from "../../api/src/http/close-port";
import { faultsOf } from "../../api/test/support/env-faults";
import { variables } from "../../api/src/boot/env-variables";
import { ROOT } from "../build/target";
import { compose, composeFaults, type ComposeService } from "./compose";

const services = Object.entries(compose.services);
const shops = ["shop-1", "shop-2", "worker"].map(
  (name) => [name, compose.services[name]] as [string, ComposeService],
);
const file = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("has the form of the Compose Specification", () => {
  expect(composeFaults(compose)).toEqual([]);
});

it.each([
  ["a field that doesn't exist", { services: { shop: { image: "shop", enviroment: {} } } }],
  ["a section that doesn't exist", { service: {} }],
  ["a text for a switch", { services: { shop: { image: "shop", init: "perhaps" } } }],
  [
    "a condition that doesn't exist",
    { services: { shop: { depends_on: { db: { condition: "healthy" } } } } },
  ],
])("refuses a file with %s", (_what, wrong) => {
  expect(composeFaults(wrong)).not.toEqual([]);
});

it("can be reached from this machine alone", () => {
  const published = services.flatMap(([, { ports = [] }]) => ports);
  expect(published.length).toBeGreaterThan(0);
  expect(published.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
});

it("refers to services, volumes and files that are there", () => {
  for (const [, { depends_on = {}, network_mode, volumes = [], build }] of services) {
    const used = [
      ...Object.keys(depends_on),
      ...(network_mode ? [network_mode.replace("service:", "")] : []),
    ];
    for (const name of used) expect(Object.keys(compose.services)).toContain(name);
    for (const [source = ""] of volumes.map((volume) => volume.split(":")))
      expect([
        source,
        source.startsWith("./") ? existsSync(join(ROOT, source)) : source in compose.volumes,
      ]).toEqual([source, true]);
    if (typeof build === "string") expect(existsSync(join(ROOT, build, "Dockerfile"))).toBe(true);
  }
});

it("sets variables that the shop has, with values that it takes", () => {
  for (const [, { environment = {} }] of shops) {
    const set = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
    expect(Object.keys(set).filter((name) => !(name in variables.shape))).toEqual([]);
    expect(readEnv({ ...set, HOST: "0.0.0.0" }).worker).toBe(false);
  }
});

it("has a secret that production refuses, because everybody can read it", () => {
  for (const [, { environment }] of shops) {
    const faults = faultsOf({
      NODE_ENV: "production",
      ACCESS_TOKEN_SECRET: String(environment?.ACCESS_TOKEN_SECRET),
    });
    expect(faults.filter((fault) => fault.startsWith("ACCESS_TOKEN_SECRET: "))).toHaveLength(1);
  }
});

it("has nginx close unused connections before the shop does, and ask the other release for a file", () => {
  const nginx = file("deploy/nginx/nginx.conf");
  const [, seconds] = /^ {4}keepalive_timeout (\d+)s;/m.exec(nginx) ?? [];
  expect(Number(seconds) * 1_000).toBeLessThan(LINGER_MS);
  expect(LINGER_MS).toBeLessThan(KEEP_ALIVE_MS);
  expect(nginx).toMatch(/location \/assets\/ \{[^}]*proxy_next_upstream error timeout http_404;/);
});

it.each(["deploy/nginx/nginx.conf", "deploy/kubernetes/network.yaml"])(
  "lets the largest file that the shop takes pass: %s",
  (path) => {
    const [, limit] = /(?:client_max_body_size|proxy-body-size:) (\d+)m/.exec(file(path)) ?? [];
    expect(Number(limit) * MEGABYTE).toBeGreaterThan(Math.max(MAX_CSV_BYTES, MAX_IMAGE_BYTES));
  },
);

it("configures PgBouncer with nothing that Debian 12's doesn't know", () => {
  expect(file("deploy/pgbouncer/pgbouncer.ini")).not.toMatch(/^\s*max_prepared_statements/m);
});

it("has nginx and Prometheus look for the processes where they are", () => {
  const ports = shops.map(
    ([name, { environment }]) => [name, environment?.PORT, environment?.METRICS_PORT] as const,
  );
  for (const [name, port] of ports.filter(([name]) => name !== "worker"))
    expect(file("deploy/nginx/nginx.conf")).toContain(`server ${name}:${port} `);
  const targets = ports.map(([name, , metrics]) => `${name}:${metrics}`).join(", ");
  expect(file("deploy/prometheus/prometheus.yml")).toContain(`targets: [${targets}]`);
  const { networks } = compose.services.firebase as ComposeService;
  expect(networks?.default.aliases).toEqual(ports.map(([name]) => name));
});
