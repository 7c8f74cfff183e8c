import { LOAD, rateFor } from "./measure-operations";

it("sends an operation at the rate that takes the wanted share of a core", () => {
  expect(rateFor(200, { seconds: 0.4, shop: 0.1, database: 0.1 })).toBe(LOAD * 1_000);
});

it("sends no faster than the answers came one by one, whatever else used the machine", () => {
  expect(rateFor(10, { seconds: 0.4, shop: 0.01, database: 0.01 })).toBe(20);
});

it("sends at least one request a second", () => {
  expect(rateFor(1, { seconds: 9, shop: 5, database: 4 })).toBe(1);
});
