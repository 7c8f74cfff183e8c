/** The benchmark's short run. */
import { testShortRuns } from "./run-command";

testShortRuns([
  ["bench list of 24, filtered", /\| list of 24, filtered, with counts \| .* \| [\d.]+ \/ [\d.]+ \|/],
]);
