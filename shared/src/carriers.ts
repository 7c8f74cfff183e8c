import { parseWebAddress } from "./web-address";

/** A carrier whose parcels can be followed on a page that is known by the parcel's number. */
export interface Carrier {
  /** As it is shown and suggested. */
  name: string;
  /** Other names of it, in lower case. */
  aliases?: readonly string[];
  /** The page without the number, which stands at its end. */
  page: string;
}

/** The carriers that the shop knows. Others are typed by name, with a link or without. */
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

/** The bounds of what is said of a parcel. */
export const shipmentBounds = {
  carrier: { min: 0, max: 100 },
  trackingNumber: { min: 0, max: 100 },
  trackingUrl: { min: 0, max: 2_000 },
} as const;

/** What is asked of a link that somebody types. */
export const WEB_ADDRESS_RULE = "must be an address that begins with http:// or https://";

/** Whether a text is the address of a web page. */
export const isWebAddress = (address: string): boolean => parseWebAddress(address.trim()) !== null;

/** Names are compared without regard to case, and to how many spaces are in them. */
const comparable = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();

/** The carrier of this name; undefined for one that the shop doesn't know. */
export function findCarrier(name: string): Carrier | undefined {
  const wanted = comparable(name);
  return carriers.find((carrier) => comparable(carrier.name) === wanted || carrier.aliases?.includes(wanted));
}

/** The page where a carrier says where a parcel is; null without a number, or for a carrier that the shop doesn't know. */
export function trackingPage(carrier: string | null, trackingNumber: string | null): string | null {
  const known = carrier === null ? undefined : findCarrier(carrier);
  const number = trackingNumber?.trim();
  return known && number ? known.page + encodeURIComponent(number) : null;
}
