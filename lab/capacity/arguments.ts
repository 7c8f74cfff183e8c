import { defaultDay, defaultMix, type Day, type Mix } from "./day";

/** What `npm run lab -- capacity` was asked for. */
export interface Request {
  day: Day;
  /** Whether a number of shoppers was given: otherwise a table of many is shown. */
  isOneDay: boolean;
  /** Whether the model is to be compared with a real run. */
  isCheck: boolean;
}

/** An argument that can't be understood; its message is for who typed it. */
export class InvalidArgument extends Error {}

interface Bounds {
  min: number;
  max: number;
  help: string;
}

type Option = Exclude<keyof Day, "mix">;

const share = (help: string): Bounds => ({ min: 0, max: 1, help });

const options: Record<Option, Bounds> = {
  shoppers: {
    min: 0,
    max: 1e9,
    help: "people who come in a day; without it a table from 1,000 to 10,000,000",
  },
  peak: { min: 1 / 24, max: 1, help: "share of the day's traffic in its busiest hour" },
  burst: { min: 1, max: 1_000, help: "the busiest seconds of that hour, in multiples of its mean" },
  cdn: share("share of the public answers and files that a CDN has"),
  utilisation: { min: 0.05, max: 0.95, help: "share of a core that is used at the peak" },
  cores: { min: 1, max: 1_024, help: "cores of the largest PostgreSQL server" },
  hot: share("share of the shoppers who order one product in the same minute, when its sale begins"),
  commit: { min: 0, max: 1_000, help: "ms until a commit is on the disk, and on a synchronous replica" },
  wal: { min: 1, max: 100_000, help: "MB of log per second that a server writes at most" },
};

const mixBounds: Record<keyof Mix, Bounds> = {
  visits: { min: 0, max: 1_000, help: "visits of a shopper in a day" },
  pages: { min: 0, max: 1_000, help: "pages of a visit" },
  ahead: { min: 0, max: 100, help: "queries fetched ahead for each page that is opened" },
  files: { min: 0, max: 1_000, help: "files that a visit loads" },
  searches: { min: 0, max: 1_000, help: "searches in a visit" },
  "sign-ins": { min: 0, max: 100, help: "sign-ins in a visit" },
  orders: share("share of the visits that order"),
  carts: share("share of these with a cart of three products"),
  admin: { min: 0, max: 1_000, help: "pages of lists that admins open for each that orders" },
  crawlers: { min: 0, max: 1_000, help: "pages that crawlers load for each visit" },
};

/** How to call it. */
export const usage = [
  "npm run lab -- capacity [--shoppers 100000] [--peak 0.1] [--mix orders=0.03,pages=8] … [--check]",
  ...Object.entries(options).map(
    ([name, { help }]) => `  --${name.padEnd(12)} ${help} (${defaultDay[name as Option]})`,
  ),
  "  --mix name=number,…",
  ...Object.entries(mixBounds).map(
    ([name, { help }]) => `    ${name.padEnd(12)} ${help} (${defaultMix[name as keyof Mix]})`,
  ),
  "  --check        compares the model with a real run on this machine, for about half a minute",
].join("\n");

/** Reads the arguments; throws InvalidArgument with a message for who typed them. */
export function readArguments(words: readonly string[]): Request {
  const request: Request = {
    day: { ...defaultDay, mix: { ...defaultMix } },
    isOneDay: false,
    isCheck: false,
  };
  for (let at = 0; at < words.length; at++) {
    const [name = "", attached] = split(words[at] as string, "=");
    if (name === "--check") {
      if (attached !== undefined) throw new InvalidArgument("--check takes no value.");
      request.isCheck = true;
      continue;
    }
    if (!isOption(name.slice(2)) && name !== "--mix")
      throw new InvalidArgument(`${name} is unknown.\n${usage}`);
    const value = attached ?? words[++at];
    if (value === undefined) throw new InvalidArgument(`${name} needs a value.`);
    apply(request, name.slice(2), value);
  }
  return request;
}

const isOption = (name: string): name is Option => Object.hasOwn(options, name);
const isPartOfMix = (name: string): name is keyof Mix => Object.hasOwn(mixBounds, name);

function apply(request: Request, name: string, value: string): void {
  if (!isOption(name)) {
    for (const part of value.split(",")) applyToMix(request.day.mix, part);
    return;
  }
  request.day[name] = numberIn(`--${name}`, value, options[name]);
  if (name === "shoppers") request.isOneDay = true;
}

function applyToMix(mix: Mix, part: string): void {
  const [name = "", value = ""] = split(part, "=");
  if (!isPartOfMix(name))
    throw new InvalidArgument(
      `--mix has no "${name}". It has ${Object.keys(mixBounds).join(", ")}, as in --mix orders=0.03,pages=8.`,
    );
  mix[name] = numberIn(`"${name}" of --mix`, value, mixBounds[name]);
}

/** A number in the bounds; underscores and 1e6 are understood as in programs. */
function numberIn(name: string, text: string, { min, max }: Bounds): number {
  const number = /^\d[\d_]*(\.\d+)?(e\d+)?$/i.test(text) ? Number(text.replaceAll("_", "")) : NaN;
  if (number >= min && number <= max) return number;
  const bounds = `${Number(min.toPrecision(3))} to ${max}`;
  throw new InvalidArgument(`${name} must be a number from ${bounds}, and is "${text}".`);
}

function split(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
