import { faultsOf } from "../../test/support/env-faults";
import { readEnv } from "./env";

it("reads the currency, the language with or without a country, and the time zone", () => {
  expect(readEnv({ CURRENCY: "EUR", LANGUAGE: "de", TIME_ZONE: "Europe/Berlin" }).locale).toEqual({
    currency: "EUR",
    language: "de",
    timeZone: "Europe/Berlin",
  });
  expect(readEnv({ LANGUAGE: "de-AT" }).locale.language).toBe("de-AT");
});

it.each(["XQX", "EURO", "€", "12"])("refuses the currency %s", (CURRENCY) => {
  expect(faultsOf({ CURRENCY })).toEqual(["CURRENCY: must be a currency's ISO 4217 code, such as EUR"]);
});

it.each(["fr", "deutsch", "de-", "de-Austria", "../en"])("refuses the language %s", (LANGUAGE) => {
  expect(faultsOf({ LANGUAGE })).toEqual(["LANGUAGE: must be a language that the shop has texts in: en, de"]);
});

it("ignores a list of Unix locales, which many systems set as LANGUAGE", () => {
  expect(readEnv({ LANGUAGE: "de_DE:en" }).locale.language).toBe("en");
});

it.each(["Mars/Olympus", "+02:00", "CEST+1;drop table"])("refuses the time zone %s", (TIME_ZONE) => {
  expect(faultsOf({ TIME_ZONE })).toEqual([
    "TIME_ZONE: must be a time zone's IANA name, such as Europe/Berlin",
  ]);
});
