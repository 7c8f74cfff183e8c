import { faultsOf } from "../../test/support/env-faults";
import { readEnv } from "./env";

const PUBLIC_ORIGIN = "https://shop.example.com";

it("reads how long shared caches may answer, in seconds", () => {
  expect(readEnv({ CDN_MAX_AGE: "30", CDN_STALE: "60", PUBLIC_ORIGIN }).sharedCaches).toEqual({
    maxAge: 30,
    stale: 60,
  });
  expect(readEnv({ CDN_MAX_AGE: "0", CDN_STALE: "0" }).sharedCaches).toEqual({ maxAge: 0, stale: 0 });
});

it.each([
  [{ CDN_MAX_AGE: "3601", PUBLIC_ORIGIN }, "CDN_MAX_AGE: must be a whole number from 0 to 3600"],
  [{ CDN_MAX_AGE: "1.5", PUBLIC_ORIGIN }, "CDN_MAX_AGE: must be a whole number from 0 to 3600"],
  [
    { CDN_MAX_AGE: "30", CDN_STALE: "-1", PUBLIC_ORIGIN },
    "CDN_STALE: must be a whole number from 0 to 86400",
  ],
  [{ CDN_STALE: "60" }, "CDN_MAX_AGE: is required with CDN_STALE"],
  [{ CDN_MAX_AGE: "30" }, "PUBLIC_ORIGIN: is required with CDN_MAX_AGE"],
])("refuses %o", (source, fault) => {
  expect(faultsOf(source)).toEqual([fault]);
});
