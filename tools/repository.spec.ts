import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { variables } from "../api/src/boot/env-variables";
import { ROOT } from "./build/target";

/** The files that people and programs expect in a repository. */

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

interface Workflow {
  on: { push?: { tags?: string[] } };
  jobs: Record<string, { steps: { run?: string; uses?: string; with?: Record<string, unknown> }[] }>;
}

it("names each variable of the environment in .env.example, and no other", () => {
  const named = [...read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
  const known = Object.keys(variables.shape);
  expect(known.filter((name) => !named.includes(name))).toEqual([]);
  const documentation = read("docs/configuration.md");
  const unexplained = named.filter((name) => !new RegExp(`\\b${name}\\b`).test(documentation));
  expect(unexplained).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

it("publishes the image and the client of a version when its tag is pushed", () => {
  const { on, jobs } = parse(read(".github/workflows/release.yml")) as Workflow;
  expect(on.push?.tags).toEqual(["v*"]);
  const steps = (job: string) => jobs[job]?.steps ?? [];
  const build = steps("image").find(({ uses }) => uses?.startsWith("docker/build-push-action@"));
  expect(build?.with).toMatchObject({ push: true });
  expect(steps("client").map(({ run }) => run)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^npm publish --workspace client\b/)]),
  );
});

it("has the license in the client's package", () => {
  expect(read("client/LICENSE")).toBe(read("LICENSE"));
});

it("has forms for issues that GitHub can read: each field with an id and a label", () => {
  const folder = ".github/ISSUE_TEMPLATE";
  const forms = readdirSync(join(ROOT, folder)).filter((file) => file !== "config.yml");
  expect(forms.length).toBeGreaterThan(1);
  for (const form of forms) {
    const { name, description, body } = parse(read(join(folder, form))) as {
      name: string;
      description: string;
      body: { type: string; id?: string; attributes: { label?: string; value?: string } }[];
    };
    expect([form, name, description]).toEqual([form, expect.any(String), expect.any(String)]);
    for (const { type, id, attributes } of body)
      expect(type === "markdown" ? attributes.value : id && attributes.label).toEqual(expect.any(String));
  }
});

it("has the reviewers, the form of a pull request and the settings of editors", () => {
  for (const file of [".github/CODEOWNERS", ".github/pull_request_template.md", ".editorconfig"])
    expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
  const { printWidth } = JSON.parse(read(".oxfmtrc.json")) as { printWidth: number };
  expect(read(".editorconfig")).toContain(`max_line_length = ${printWidth}\n`);
});
