import { existsSync } from "node:fs";

const miniBrowser = (machine: string) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The paths of the programs in Debian's packages: the first existing path is used. */
const firefox = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const webkit = [miniBrowser("x86_64"), miniBrowser("aarch64")];
const display = ["/usr/bin/Xvfb"];

/** The browsers besides Chromium that run the main journeys, with the programs they need. */
const needs = { firefox: [firefox], webkit: [webkit, display] };
export type OtherBrowser = keyof typeof needs;
export const otherBrowsers = Object.keys(needs) as OtherBrowser[];

/** The browser of this run, from TEST_BROWSER; undefined for Chromium. */
export const browserUnderTest = otherBrowsers.find((name) => name === process.env.TEST_BROWSER);

/** Console errors that a browser logs on any page without a fault of the shop. */
export const ownComplaints: Record<OtherBrowser, RegExp[]> = {
  firefox: [],
  webkit: [
    /Unrecognized Content-Security-Policy directive 'manifest-src'/,
    /was preloaded using link preload but not used/,
    // a request of the page itself that a navigation cancels
    /^uncaught: \/127\.0\.0\.1:\d+\/\S+ due to access control checks/,
  ],
};

const find = (places: string[]): string | undefined => places.find((place) => existsSync(place));

/** The programs that a browser needs and this machine lacks. */
export const missingFor = (browser: OtherBrowser): string[] =>
  needs[browser].filter((places) => !find(places)).map(([place]) => place!);

/** The path of a browser's program; throws an error with a hint if it can't be started. */
export function programOf(browser: OtherBrowser): string {
  const missing = missingFor(browser);
  if (missing.length > 0) throw new Error(`${missing.join(" and ")} must be installed.`);
  return find(needs[browser][0]!)!;
}
