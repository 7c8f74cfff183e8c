import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readEnv } from "../../api/src/boot/env";
import { variables } from "../../api/src/boot/env-variables";
import { KEEP_ALIVE_MS } from "../../api/src/http/close-port";
import { ROOT } from "../build/target";

/** The files of deploy/one-server: systemd units, Caddy in front, a script that backs up. */
const file = (name: string) => readFileSync(join(ROOT, "deploy/one-server", name), "utf8");

const unit = parseEnv((/^Environment=(.*)$/m.exec(file("shop.service"))?.[1] ?? "").replaceAll(" ", "\n"));
const example = parseEnv(file("shop.env.example"));

it("sets variables that the shop has, and refuses to start until the secrets are filled in", () => {
  const ofGlibc = ["MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_"];
  const shopsOwn = Object.keys({ ...unit, ...example }).filter((name) => !ofGlibc.includes(name));
  expect(shopsOwn.filter((name) => !(name in variables.shape))).toEqual([]);
  const filledIn = {
    ...unit,
    ...example,
    ACCESS_TOKEN_SECRET: "correct horse battery staple 12345",
    FIREBASE_PROJECT_ID: "shop",
    FIREBASE_API_KEY: "key",
    FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
    PAYMENTS: "off",
  };
  expect(readEnv(filledIn).port).toBe(4000);
  expect(() => readEnv({ ...unit, ...example })).toThrow("ACCESS_TOKEN_SECRET");
});

it("starts what the image starts, and runs scripts of this checkout", () => {
  const [, command] = /^CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, "Dockerfile"), "utf8")) ?? [];
  expect(file("shop.service")).toContain(
    `ExecStart=/usr/bin/${(JSON.parse(command ?? "[]") as string[]).join(" ")}\n`,
  );
  const scripts = [...file("shop-backup.service").matchAll(/\/opt\/shop\/(\S+)/g)].map(
    ([, path = ""]) => path,
  );
  expect(scripts.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it("has Caddy close unused connections before the shop does, where the shop listens", () => {
  const [, seconds] = /keepalive (\d+)s/.exec(file("Caddyfile")) ?? [];
  expect(Number(seconds) * 1_000).toBeLessThan(KEEP_ALIVE_MS);
  expect(file("Caddyfile")).toContain(`reverse_proxy ${unit.HOST}:${unit.PORT} `);
});
