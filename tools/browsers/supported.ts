import browserslist from "browserslist";

/** The browsers of README.md: their names at browserslist and at MDN. */
const NAMES = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
} as const;

/** The oldest supported versions, which `browserslist` in package.json lists, with their names in Vite's `build.target`. */
export function oldestBrowsers() {
  const listed = browserslist().map((entry) => entry.split(/[ -]/));
  return Object.entries(NAMES).map(([name, mdn]) => {
    const versions = listed.filter(([browser]) => browser === name).map(([, version]) => Number(version));
    const version = Math.min(...versions);
    if (!Number.isFinite(version)) throw new Error(`browserslist in package.json names no ${name}.`);
    return { mdn, version, target: `${name.replace("ios_saf", "ios")}${version}` };
  });
}
