import { program, script } from "../tools/run-steps";

/** A command of the lab. */
interface LabCommand {
  /** Its arguments. */
  usage: string;
  about: string;
  /** The programs that run one after the other until one fails. */
  programs: (args: string[]) => string[][];
}

/** The command that runs Playwright with a configuration of `lab/browser/`. */
const playwright = (config: string, ...args: string[]): string[] =>
  program("playwright", "test", "--config", `lab/browser/${config}.config.ts`, ...args);

/** The command that runs a project of `lab/browser/lab.config.ts`. */
export const inBrowser = (project: string, ...args: string[]): string[] =>
  playwright("lab", `--project=${project}`, ...args);

/** The commands of the lab by their names. */
export const commands: Record<string, LabCommand> = {
  bench: {
    usage: "[part of a name]",
    about: "throughput, processor time and p99 of the shop and a minimal baseline server",
    programs: (args) => [script("lab/bench/bench.ts", ...args)],
  },
  clients: {
    usage: "",
    about: "urql, graphql-request, Apollo Client and Relay's compiler against a shop; installs them first",
    programs: (args) => [script("lab/install.ts"), inBrowser("clients", ...args)],
  },
  cluster: {
    usage: "[--check]",
    about:
      "primary, replica, pooler, two shops, worker and proxy as processes; --check runs a journey through them",
    programs: (args) => [script("lab/cluster/cluster.ts", ...args)],
  },
  failover: {
    usage: "[--seconds N]",
    about: "kills two primaries of a Patroni cluster under order load, and counts lost and doubled orders",
    programs: (args) => [script("lab/failover.ts", ...args)],
  },
  image: {
    usage: "",
    about: "builds the image with Docker or buildah, starts it, and places orders through it",
    programs: () => [script("lab/image.ts")],
  },
  lighthouse: {
    usage: "",
    about: "Lighthouse's scores of three public pages on a simulated slow phone; installs Lighthouse first",
    programs: (args) => [script("lab/install.ts"), inBrowser("lighthouse", ...args)],
  },
  measure: {
    usage: "[part of a file's or a test's name]",
    about: "loading, hydration and interactions on an emulated slow phone",
    programs: (args) => [inBrowser("measure", ...args)],
  },
  screenshots: {
    usage: "[part of a file's name]",
    about: "screenshots of every page, and those of the README",
    programs: (args) => [playwright("screenshots", ...args)],
  },
  trust: {
    usage: "[--long]",
    about: "attacks, kills and overloads a shop; --long runs the long versions",
    programs: (args) => [script("lab/trust.ts", ...args)],
  },
};

/** How to call the lab. */
export const help = [
  "npm run lab -- COMMAND [arguments] [--short]",
  ...Object.entries(commands).flatMap(([name, { usage, about }]) => [
    `  ${name} ${usage}`.trimEnd(),
    `      ${about}`,
  ]),
  "With --short a command takes seconds. This shows that it works; its figures mean nothing.",
].join("\n");
