import { countryName } from "./country-name";
import { serverTexts } from "./messages/server";

/** Postcodes of a country, one of each form: a digit stands for any digit, a letter for any letter. */
const examples: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    AR: ["C1425CLA", "1425"],
    AT: ["1010"],
    AU: ["2000"],
    BE: ["1000"],
    BG: ["1000"],
    BR: ["01310-100"],
    CA: ["K1A 0B1"],
    CH: ["8001"],
    CN: ["100000"],
    CY: ["1010"],
    CZ: ["110 00"],
    DE: ["10115"],
    DK: ["1050"],
    EE: ["10111"],
    ES: ["28001"],
    FI: ["00100"],
    FR: ["75001"],
    GB: ["SW1A 1AA", "M1 1AE", "M60 1NW", "CR2 6XH", "DN55 1PT", "W1A 1HQ", "GIR 0AA"],
    GR: ["105 57"],
    HR: ["10000"],
    HU: ["1011"],
    ID: ["10110"],
    IN: ["110001"],
    IS: ["101"],
    IT: ["00118"],
    JP: ["100-0001"],
    KR: ["04524"],
    LI: ["9490"],
    LT: ["01100"],
    LU: ["1009"],
    MX: ["06000"],
    MY: ["50000"],
    NL: ["1012 AB"],
    NO: ["0150"],
    NZ: ["6011"],
    PH: ["1000"],
    PL: ["00-001"],
    PT: ["1100-148", "1100"],
    RO: ["010011"],
    RS: ["11000"],
    RU: ["101000"],
    SE: ["111 22"],
    SG: ["018956"],
    SI: ["1000"],
    SK: ["811 01"],
    TH: ["10200"],
    TR: ["34000"],
    TW: ["100", "10048", "100006"],
    UA: ["01001"],
    US: ["22201", "22201-1234"],
    ZA: ["0001"],
  }),
);

/** A postcode without what people set between its parts, in capitals and ordinary digits. */
const plainOf = (postcode: string) =>
  postcode
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.\p{Pd}]/gu, "");

const formOf = (plain: string) => plain.replace(/[0-9]/g, "9").replace(/[A-Z]/g, "A");

/** The postcode written as its country does: "SW1A 1AA" for "sw1a1aa". Undefined if it fits no form of the country. */
function asInCountry(country: string, typed: string): string | undefined {
  const plain = plainOf(typed);
  const bare = plain.replace(/^[A-Z]{1,2}(?=[0-9])/, ""); // "D-10115", "CA 90001"
  for (const example of examples.get(country) ?? []) {
    const form = formOf(plainOf(example));
    const fitting = [plain, bare].find((each) => formOf(each) === form);
    let at = 0;
    if (fitting) return example.replace(/[0-9A-Z]/g, () => fitting.charAt(at++));
  }
  return undefined;
}

/** A postcode in the usual form of its country: "SW1A 1AA" for "sw1a1aa". As typed if the form isn't known. */
export const usualPostcode = (country: string, typed: string): string => asInCountry(country, typed) ?? typed;

/** The reason why a postcode can't be one of its country. Undefined if it can be, and in countries with unknown postcodes. */
export function explainPostcode(country: string, typed: string): string | undefined {
  const [example] = examples.get(country) ?? [];
  if (!example || asInCountry(country, typed)) return undefined;
  return serverTexts().refusals.addressRefusals.postcode(countryName(country), example);
}
