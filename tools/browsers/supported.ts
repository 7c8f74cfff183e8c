import browserslist from "browserslist";

/** The browsers of README.md, by their names at MDN; esbuild and Vite abbreviate one of them. */
const names = {
  chrome: { mdn: "chrome", target: "chrome" },
  edge: { mdn: "edge", target: "edge" },
  firefox: { mdn: "firefox", target: "firefox" },
  safari: { mdn: "safari", target: "safari" },
  ios_saf: { mdn: "safari_ios", target: "ios" },
} as const;

type MdnName = (typeof names)[keyof typeof names]["mdn"];

/** A supported browser with its oldest supported version. */
export interface OldestBrowser {
  mdn: MdnName;
  version: string;
  /** Its name and version in Vite's `build.target`. */
  target: string;
}

/** The oldest supported versions, which `browserslist` in package.json lists. */
export function oldestBrowsers(): OldestBrowser[] {
  const listed = browserslist().map((entry) => entry.split(" "));
  return Object.entries(names).map(([browser, { mdn, target }]) => {
    const versions = listed.flatMap(([name, range = ""]) => (name === browser ? [range.split("-")[0]] : []));
    const version = versions
      .filter((known) => known !== undefined && /^\d/.test(known))
      .sort(compareVersions)[0];
    if (!version) throw new Error(`browserslist in package.json names no ${browser}.`);
    return { mdn, version, target: `${target}${version}` };
  });
}

/** Negative if the first version is older. */
export function compareVersions(one = "", other = ""): number {
  return one.localeCompare(other, "en", { numeric: true });
}
