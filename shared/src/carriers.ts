import { parseWebAddress } from "./web-address";

/** A carrier with a tracking page for each parcel number. */
export interface Carrier {
  /** The name that pages show and suggest. */
  name: string;
  /** Alternative names, in lower case. */
  aliases?: readonly string[];
  /** The URL of the tracking page, to which the parcel number is appended. */
  page: string;
}

/** The carriers that the shop knows. Admins type any other carrier's name, with or without a link. */
export const carriers: readonly Carrier[] = [
  {
    name: "DHL",
    aliases: ["dhl paket", "dhl express", "deutsche post"],
    page: "https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id=",
  },
  { name: "UPS", page: "https://www.ups.com/track?tracknum=" },
  { name: "FedEx", aliases: ["federal express"], page: "https://www.fedex.com/fedextrack/?trknbr=" },
  {
    name: "USPS",
    aliases: ["us postal service"],
    page: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  },
  { name: "DPD", page: "https://www.dpdgroup.com/be/mydpd/my-parcels/track?parcelNumber=" },
  { name: "GLS", page: "https://gls-group.com/EU/en/parcel-tracking/?match=" },
  {
    name: "Hermes",
    aliases: ["myhermes"],
    page: "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#",
  },
  { name: "Evri", page: "https://www.evri.com/track/parcel/" },
  { name: "Royal Mail", page: "https://www.royalmail.com/track-your-item#/tracking-results/" },
  {
    name: "La Poste",
    aliases: ["colissimo", "la poste colissimo", "la poste/colissimo"],
    page: "https://www.laposte.fr/outils/suivre-vos-envois?code=",
  },
  { name: "Chronopost", page: "https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=" },
  { name: "PostNL", page: "https://jouw.postnl.nl/track-and-trace/" },
  { name: "bpost", page: "https://track.bpost.cloud/btr/web/#/search?itemCode=" },
  {
    name: "Österreichische Post",
    aliases: ["osterreichische post", "oesterreichische post", "austrian post", "post.at"],
    page: "https://www.post.at/s/sendungsdetails?snr=",
  },
  {
    name: "Swiss Post",
    aliases: ["die schweizerische post", "schweizerische post", "la poste suisse", "post ch"],
    page: "https://service.post.ch/ekp-web/ui/entry/search/",
  },
  {
    name: "Canada Post",
    aliases: ["postes canada"],
    page: "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
  },
  { name: "Australia Post", aliases: ["auspost"], page: "https://auspost.com.au/mypost/track/details/" },
];

/** The bounds of a parcel's fields. */
export const shipmentBounds = {
  carrier: { min: 0, max: 100 },
  trackingNumber: { min: 0, max: 100 },
  trackingUrl: { min: 0, max: 2_000 },
} as const;

/** Whether a text is the address of a web page. */
export const isWebAddress = (address: string): boolean => parseWebAddress(address.trim()) !== null;

/** Normalizes a name for comparison, which ignores case and repeated spaces. */
const comparable = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();

/** Finds a carrier by name; undefined if the shop doesn't know the carrier. */
export function findCarrier(name: string): Carrier | undefined {
  const wanted = comparable(name);
  return carriers.find((carrier) => comparable(carrier.name) === wanted || carrier.aliases?.includes(wanted));
}

/** The carrier's tracking page for a parcel; null without a number, or if the shop doesn't know the carrier. */
export function trackingPage(carrier: string | null, trackingNumber: string | null): string | null {
  const known = carrier === null ? undefined : findCarrier(carrier);
  const number = trackingNumber?.trim();
  return known && number ? known.page + encodeURIComponent(number) : null;
}
