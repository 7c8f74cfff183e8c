/** The bench, in its short forms. */
import { testShortRuns } from "./run-command";

testShortRuns([
  ["bench list of 24, filtered", /\| list of 24, filtered, with counts +\|[^]*Memory of the shop's process/],
  ["bench costs", /a replica: \d+ µs for a megabyte of log[^]*Not written/],
  ["bench memory", /\| \d{4,} \| \d+ \|/],
  ["bench p99 list of 24, filtered", /\| list of 24, filtered, with counts \| 0\.5 \| \d+ \|/],
  ["bench peers", /\| an order \| baseline \|[^]*home page \| a file \|[^]*Without Vendure/],
  ["bench sizes", /orders, counts of the menu[^]*\| processes \|/],
]);
