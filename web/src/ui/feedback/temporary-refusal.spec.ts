import { CombinedGraphQLErrors } from "@apollo/client";
import { busyText, tooOftenText } from "@shop/shared/messages/en/common";
import { explainFailure } from "./states";
import { explainTemporaryRefusal } from "./temporary-refusal";

const refused = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: "no", extensions: { code, retryAfter: 20 } }] });

it("asks a visitor over the limit to wait a minute, and everybody to try again if the shop is busy", () => {
  expect(explainFailure(refused("RATE_LIMITED"), true)).toBe(tooOftenText);
  expect(explainFailure(refused("SERVICE_UNAVAILABLE"), true)).toBe(busyText);
});

it.each<[string, unknown]>([
  ["a fault of the shop", refused("INTERNAL_SERVER_ERROR")],
  ["an answer that never came", new TypeError("Failed to fetch")],
  ["nothing", undefined],
])("has no words of its own for %s", (_what, error) => {
  expect(explainTemporaryRefusal(error)).toBeUndefined();
});
