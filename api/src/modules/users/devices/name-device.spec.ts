import { nameDevice } from "./name-device.service";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  ["Chrome on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`],
  ["Edge on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/131.0.0.0`],
  ["Opera on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} OPR/115.0.0.0`],
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${CHROME}`],
  [
    "Samsung Internet on Android",
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0"],
  ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`],
  [
    "Safari on Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  ],
  ["Safari on iPhone", `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ["Chrome on iPhone", `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ["Firefox on iPhone", `${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
  ["A browser on iPhone", `${IPHONE} Mobile/15E148`],
  ["An app or another browser", "curl/8.10.1"],
  ["An app or another browser", ""],
  ["An app or another browser", null],
])("calls it %s", (name, userAgent) => expect(nameDevice(userAgent)).toBe(name));

it("says the same after an update of the browser", () => {
  const version = (number: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:${number}.0) Firefox/${number}.0`;
  expect(nameDevice(version(133))).toBe(nameDevice(version(134)));
});

it("is done at once with a header that is as long as any", () => {
  expect(nameDevice(`${"Version/1 ".repeat(100_000)}Safari/`)).toBe("An app or another browser");
});
