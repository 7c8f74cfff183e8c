/** The fields of an address beneath Name and Address, and the choice of a saved one. */
export const addressTexts = {
  country: "Country",
  city: "City",
  region: "Region",
  chooseRegion: "Choose",
  postalCode: "Postcode",
  notDelivered: (country: string) => `We don't deliver to ${country} yet.`,
  choose: "Deliver to",
  other: "Use a different address",
  save: "Save for next time",
  saveHint: "You can edit it in your profile.",
  notSaved: "Your order was placed, but the address wasn't saved. You can add it in your profile.",
} as const;
