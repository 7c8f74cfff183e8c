/** The bench, in its short forms. */
import { testShortRuns } from "./run-command";

testShortRuns([
  ["bench list of 24, filtered", /\| list of 24, filtered, with counts +\|[^]*Memory of the shop's process/],
  ["bench p99 list of 24, filtered", /\| list of 24, filtered, with counts \| 0\.5 \| \d+ \|/],
]);
