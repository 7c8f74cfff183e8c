import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listedPages, pagesOf } from "@shop/shared/pages";
import { WEBHOOK_EVENTS } from "@shop/shared/webhooks";
import { jobsTexts } from "@shop/shared/messages/en/admin-programs";
import { variables } from "../api/src/boot/env-variables";
import { eventPayloads } from "../api/src/modules/webhooks/event-payloads";
import { detailColumns } from "../api/src/rest/spreadsheets/product-columns";
import { filesIn, ROOT } from "./build/target";

/** Checks the steps of docs/recipes/ that no other test covers. Each fault is a sentence with the missing step. */

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("finds each variable of the environment in docs/configuration.md", () => {
  const documentation = read("docs/configuration.md");
  const faults = Object.keys(variables.shape)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(documentation))
    .map((name) => `${name}: say in docs/configuration.md what it sets and what its default is.`);
  expect(faults).toEqual([]);
});

it("finds a schema, a sender and documentation of each event of webhooks", () => {
  const documentation = read("docs/api/webhooks.md");
  const senders = filesIn(join(ROOT, "api/src"))
    .filter((file) => !file.endsWith("event-payloads.ts"))
    .map((file) => readFileSync(file, "utf8"));
  const faults = WEBHOOK_EVENTS.flatMap((event) => [
    ...(event in eventPayloads ? [] : [`${event}: describe its body in webhooks/event-payloads.ts.`]),
    ...(senders.some((text) => text.includes(`"${event}"`)) ? [] : [`${event}: no service announces it.`]),
    ...(documentation.includes(`\`${event}\``) ? [] : [`${event}: name it in docs/api/webhooks.md.`]),
  ]);
  expect(faults).toEqual([]);
});

it("finds each column of an imported file in docs/api/bulk-data.md", () => {
  const documentation = read("docs/api/bulk-data.md");
  const faults = detailColumns
    .filter((column) => !documentation.includes(`\n| \`${column}\` `))
    .map((column) => `${column}: say in docs/api/bulk-data.md what its cells are.`);
  expect(faults).toEqual([]);
});

it("finds a name of each job, for the admin who sees that it failed", () => {
  const { tasks } = jobsTexts;
  const names = [...read("api/src/boot/tasks.ts").matchAll(/^  "([a-z-]+)": \w+,$/gm)].map(
    ([, name = ""]) => name,
  );
  const faults = names
    .filter((name) => !(name in tasks))
    .map((name) => `${name}: say in shared/src/messages/en/admin-programs.ts what it does.`);
  expect(names).toContain("mail-orders-placed");
  expect(faults).toEqual([]);
});

it("finds a sample of each mail", () => {
  const samples = read("tools/sample-mails.ts");
  const faults = filesIn(join(ROOT, "api/src/modules/mails"))
    .map((file) => relative(join(ROOT, "api/src"), file))
    .filter((file) => /\/write-[\w-]+\.tsx$/.test(file) && !file.includes("/template/"))
    .filter((file) => !samples.includes(`"../api/src/${file.replace(".tsx", "")}"`))
    .map((file) => `${file}: add a sample of it to tools/sample-mails.ts.`);
  expect(faults).toEqual([]);
});

it("finds each migration in the list of the data source", () => {
  const list = read("api/src/data/data-source.ts");
  const faults = readdirSync(join(ROOT, "api/src/data/migrations"))
    .filter((file) => file.endsWith(".ts") && !list.includes(`"./migrations/${file.slice(0, -3)}"`))
    .map((file) => `${file}: import it in api/src/data/data-source.ts, and add it to its migrations.`);
  expect(faults).toEqual([]);
});

/** Pages that search engines may read and the sitemap need not name: forms without content, and pages that it finds in the database. */
const UNLISTED = ["login", "registration", "compare", "product", "collection", "checkout"];

it("finds each page in the sitemap, in robots.txt, or in the list of pages without content to find", () => {
  const faults = pagesOf("anybody")
    .filter(([name]) => ![...listedPages, ...UNLISTED].includes(name))
    .map(([name]) => `${name}: name it in listedPages of shared/src/pages.ts, or say who may open it.`);
  expect(faults).toEqual([]);
});
