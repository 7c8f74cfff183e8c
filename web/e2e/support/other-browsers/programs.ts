import { existsSync } from "node:fs";

const miniBrowser = (machine: string) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The programs, where Debian's packages put them: of several places the first that has it. */
const firefox = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const webkit = [miniBrowser("x86_64"), miniBrowser("aarch64")];
const display = ["/usr/bin/Xvfb"];

/** The browsers in which the main journeys run besides Chromium, with what they need. */
const needs = { firefox: [firefox], webkit: [webkit, display] };
export type OtherBrowser = keyof typeof needs;
export const otherBrowsers = Object.keys(needs) as OtherBrowser[];

/** The browser that TEST_BROWSER names for this run; undefined for Chromium. */
export const browserUnderTest = otherBrowsers.find((name) => name === process.env.TEST_BROWSER);

/** What a browser says in its console of any page, although nothing is wrong. */
export const ownComplaints: Record<OtherBrowser, RegExp[]> = {
  firefox: [],
  webkit: [
    /Unrecognized Content-Security-Policy directive 'manifest-src'/,
    /was preloaded using link preload but not used/,
  ],
};

const find = (places: string[]): string | undefined => places.find((place) => existsSync(place));

/** The programs that a browser needs and this machine lacks. */
export const missingFor = (browser: OtherBrowser): string[] =>
  needs[browser].filter((places) => !find(places)).map(([place]) => place!);

/** The program of a browser; throws a sentence where it can't be started. */
export function programOf(browser: OtherBrowser): string {
  const missing = missingFor(browser);
  if (missing.length > 0) throw new Error(`${missing.join(" and ")} must be installed.`);
  return find(needs[browser][0]!)!;
}
