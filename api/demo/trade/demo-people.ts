import type { PostalAddress } from "@shop/shared/address";

/** A customer of the demo, without an account at Firebase: only the first one can sign in. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: PostalAddress;
}

type Row = readonly [
  name: string,
  email: string,
  street: string,
  city: string,
  region: string,
  postcode: string,
];

const rows: readonly Row[] = [
  ["Carl Shopper", "customer@example.com", "18 Juniper Way", "Asheville", "NC", "28801"],
  ["Maya Lindqvist", "maya.lindqvist@example.com", "2210 Larch Street", "Portland", "OR", "97210"],
  ["Tom Abernathy", "tom.abernathy@example.com", "77 Mill Pond Road", "Burlington", "VT", "05401"],
  ["Priya Raman", "priya.raman@example.org", "415 Cedar Avenue, Apt 9", "Minneapolis", "MN", "55404"],
  ["Luis Ortega", "luis.ortega@example.com", "908 Guadalupe Street", "Austin", "TX", "78701"],
  ["Hannah Brooks", "hannah.brooks@example.net", "31 Wharf Lane", "Portland", "ME", "04101"],
  ["Samuel Okafor", "s.okafor@example.com", "1402 Euclid Avenue", "Cleveland", "OH", "44115"],
  ["Grace Kim", "grace.kim@example.org", "650 Valencia Street", "San Francisco", "CA", "94110"],
  ["Ben Hartley", "ben@hartley-joinery.example", "12 Quarry Road", "Beacon", "NY", "12508"],
  ["Elena Petrova", "elena.petrova@example.com", "88 Commonwealth Avenue", "Boston", "MA", "02116"],
  ["Noah Whitfield", "noah.whitfield@example.com", "503 Sherman Street", "Denver", "CO", "80203"],
  ["Aisha Rahman", "aisha.rahman@example.net", "2750 Packard Street", "Ann Arbor", "MI", "48108"],
  ["Jack Tanner", "jack@tanner-garage.example", "1 Depot Street", "Missoula", "MT", "59802"],
  ["Sofia Marchetti", "sofia.marchetti@example.com", "317 Court Street", "Brooklyn", "NY", "11231"],
  ["Daniel Foster", "dan.foster@example.com", "4411 Aurora Avenue", "Seattle", "WA", "98103"],
  ["Ruth Adler", "ruth.adler@example.org", "26 Elm Street", "Northampton", "MA", "01060"],
  ["Marcus Bell", "marcus.bell@example.com", "1930 Magazine Street", "New Orleans", "LA", "70130"],
  ["Ingrid Solberg", "ingrid.solberg@example.net", "705 Superior Street", "Duluth", "MN", "55802"],
  ["Kenji Morita", "kenji.morita@example.com", "1544 Post Street", "San Francisco", "CA", "94109"],
  ["Olivia Grant", "olivia.grant@example.com", "62 Bull Street", "Savannah", "GA", "31401"],
  ["Peter Novak", "peter.novak@example.org", "839 Milwaukee Avenue", "Chicago", "IL", "60642"],
  ["Zoe Castellan", "zoe.castellan@example.com", "240 Galisteo Street", "Santa Fe", "NM", "87501"],
  ["Walter Dunn", "walter.dunn@example.net", "57 Ferry Road", "Camden", "ME", "04843"],
  ["Nadia Haddad", "nadia.haddad@example.com", "1118 Michigan Avenue", "Dearborn", "MI", "48126"],
  ["Owen Pryce", "owen.pryce@example.com", "9 Slate Hill", "Lancaster", "PA", "17603"],
  ["Claire Fontaine", "claire.fontaine@example.org", "350 King Street", "Charleston", "SC", "29401"],
  ["Rafael Duarte", "rafael.duarte@example.com", "72 Wickenden Street", "Providence", "RI", "02903"],
  ["Beth Carmody", "beth.carmody@example.com", "1601 Fort Street", "Boise", "ID", "83702"],
];

/** The demo's customers, with their addresses. */
export const demoPeople: readonly DemoPerson[] = rows.map(
  ([name, email, line1, city, region, postalCode], at) => ({
    name,
    email,
    phone: `555-01${String(at + 10).padStart(2, "0")}`,
    address: { line1, line2: null, city, region, postalCode, country: "US" },
  }),
);
