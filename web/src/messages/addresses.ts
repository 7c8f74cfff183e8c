/** The fields of an address beneath Name and Address, and the address book. */
export const addressTexts = {
  country: "Country",
  city: "City",
  region: "Region",
  postalCode: "Postcode",
  notDelivered: (country: string) => `We don't deliver to ${country} yet.`,
  choose: "Deliver to",
  other: "Another address",
  save: "Save this address",
  saveHint: "You can choose it next time, and change it on your profile.",
  notSaved: "Your order is placed, but the address was not saved. You can add it on your profile.",
} as const;

/** The section of `/profile`. */
export const addressBookTexts = {
  title: "Addresses",
  about: "The shipping form begins with the default one. Orders keep the address that they were placed with.",
  loading: "your addresses",
  empty: "No address is saved yet.",
  add: "Add an address",
  edit: "Edit",
  remove: "Remove",
  makeDefault: "Make default",
  isDefault: "Default",
  addTitle: "Add an address",
  editTitle: "Edit the address",
  text: "Where a parcel goes, and who receives it.",
  defaultLabel: "Use as default",
  defaultHint: "The shipping form begins with it.",
  cancel: "Cancel",
  submit: "Save address",
  removeQuestion: "Remove this address?",
  removeConsequence: "Orders that were placed with it keep it.",
  notSaved: "The address was not saved.",
  notChanged: "Your addresses were not changed.",
} as const;

/** Countries in which a part of the address has a name of its own. */
const POSTCODES: Readonly<Record<string, string>> = {
  US: "ZIP code",
  PH: "ZIP code",
  IN: "PIN code",
  IE: "Eircode",
  CA: "Postal code",
};
const REGIONS: Readonly<Record<string, string>> = {
  US: "State",
  AU: "State",
  BR: "State",
  IN: "State",
  MX: "State",
  MY: "State",
  NG: "State",
  VE: "State",
  GB: "County",
  IE: "County",
  CA: "Province",
  AR: "Province",
  CN: "Province",
  ES: "Province",
  ID: "Province",
  IT: "Province",
  KR: "Province",
  PH: "Province",
  TH: "Province",
  TR: "Province",
  VN: "Province",
  ZA: "Province",
  JP: "Prefecture",
  AE: "Emirate",
};

/** What a country calls its postcode. */
export const postalCodeLabel = (country: string): string => POSTCODES[country] ?? addressTexts.postalCode;

/** What a country calls its regions. */
export const regionLabel = (country: string): string => REGIONS[country] ?? addressTexts.region;
