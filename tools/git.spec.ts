import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changedFiles } from "./git";

let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...args], { cwd: folder });

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "changed-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("finds what differs from the last commit or from a branch, also new and removed files, without ignored ones", () => {
  git("init", "--quiet", "--initial-branch=main");
  write(".gitignore", "ignored");
  for (const file of ["changed", "removed", "same"]) write(file, "before");
  git("add", ".");
  git("commit", "--quiet", "--message=First");
  git("checkout", "--quiet", "-b", "branch");
  write("committed", "later");
  git("add", ".");
  git("commit", "--quiet", "--message=Second");
  write("changed", "after");
  write("new", "after");
  write("ignored", "after");
  rmSync(join(folder, "removed"));
  expect(changedFiles("", folder).sort()).toEqual(["changed", "new", "removed"]);
  expect(changedFiles("main", folder).sort()).toEqual(["changed", "committed", "new", "removed"]);
});

it("reports a missing clone or branch", () => {
  expect(() => changedFiles("", folder)).toThrow("not a git repository");
  git("init", "--quiet");
  expect(() => changedFiles("nowhere", folder)).toThrow("nowhere");
});
