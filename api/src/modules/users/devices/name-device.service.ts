/** The first that is found counts: Edge, Opera and Samsung's browser say Chrome too, and all of these say Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPX\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bChromium\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/\d.*\bSafari\//, "Safari"],
];

/** Android says Linux too, and iPhones say Mac OS X. An iPad calls itself a Mac. */
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** As much of a User-Agent as is read, in characters; browsers send about 120. */
const MAX_LENGTH = 500;

const firstIn = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A name for a device that its user recognises, from the User-Agent header: 'Firefox on Android'. It says no version and
 * nothing else of the header, so that it stays the same after an update and tells two people's devices apart as little as possible.
 */
export function nameDevice(userAgent: string | null): string {
  const text = (userAgent ?? "").slice(0, MAX_LENGTH);
  const browser = firstIn(browsers, text);
  const system = firstIn(systems, text);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : "An app or another browser");
}
