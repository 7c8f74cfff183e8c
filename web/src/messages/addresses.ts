/** The fields of an address beneath Name and Address, and the choice of a saved one. */
export const addressTexts = {
  country: "Country",
  city: "City",
  region: "Region",
  chooseRegion: "Choose",
  otherRegion: "Another region",
  postalCode: "Postcode",
  notDelivered: (country: string) => `We don't deliver to ${country} yet.`,
  choose: "Deliver to",
  other: "Another address",
  save: "Save this address",
  saveHint: "You can choose it next time, and change it on your profile.",
  notSaved: "Your order is placed, but the address was not saved. You can add it on your profile.",
} as const;
