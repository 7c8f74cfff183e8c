/** Texts from the cart to the payment: cart, shipping forms, sums, addresses and payment pages. */
import { MAX_CART_ITEMS } from "../../order";
import { counted, failed, plural, productCount, succeeded } from "./common";

/** `/cart`. */
export const cartTexts = {
  heading: "Warenkorb",
  quantity: "Menge",
  buyNow: "Jetzt kaufen",
  /** Orders the whole cart; not in the specification. */
  checkOut: "Zur Kasse",
};

/** Further texts of `/cart`, not in the specification. */
export const cartPageTexts = {
  empty:
    "Ihr Warenkorb ist leer. Produkte darin werden auf diesem Gerät gespeichert und, wenn Sie sich anmelden, in Ihrem Konto.",
  allProducts: "Alle Produkte",
  kept: "Wir bewahren es hier auf, falls es wiederkommt.",
  noLongerSold: "Nicht mehr erhältlich",
  orderOnlyThis: "Nur dies bestellen",
  each: (price: string) => `je ${price}`,
  priceBefore: (price: string) => `Beim Hinzufügen kostete es ${price}.`,
  total: "Summe",
  remove: (product: string) => `${product} entfernen`,
  units: (units: number) => counted(units, "Artikel"),
  notIncluded: (products: number) =>
    `Nicht enthalten, da derzeit nicht bestellbar: ${productCount(products)}`,
  tooFew: (chosen: number, left: number) =>
    `Sie haben ${chosen} gewählt, auf Lager ${plural(left, "ist", "sind")} aber nur noch ${left}.`,
};

/** The choice of another variant of a product in the cart. */
export const cartVariantTexts = {
  change: "Ändern",
  variant: "Variante",
  soldOut: (variant: string) => `${variant} (ausverkauft)`,
  changed: "Variante geändert",
  gone: "Diese Variante ist nicht mehr erhältlich. Wählen Sie eine andere.",
} as const;

/** `/payment/cart`: what the form of one product doesn't say. */
export const cartOrderTexts = {
  loading: "das Formular",
  list: "Ihr Warenkorb",
  total: "Summe",
  empty: "Ihr Warenkorb ist leer.",
  toCart: "Warenkorb ändern",
  tooMany: (entries: number) =>
    `Auf einmal können Sie bis zu ${MAX_CART_ITEMS} Produkte bestellen, Ihr Warenkorb enthält ${entries}. Bitte entfernen Sie zuerst einige.`,
  notIncluded: (products: number) =>
    `Nicht enthalten, da derzeit nicht bestellbar: ${productCount(products)}.`,
  addedAt: (price: string) => `Beim Hinzufügen kostete es ${price}.`,
  refused: "Ihre Bestellung ist noch nicht aufgegeben. Bitte prüfen Sie:",
  takeOut: "Aus dem Warenkorb entfernen",
  orderFewer: (most: number) => `Stattdessen ${most} bestellen`,
  changeQuantity: "Menge ändern",
  existingOrder: (number: string) => `Bestellung ${number} ansehen`,
};

/** The reasons why a cart entry can't be ordered. */
export const cartProblemTexts = {
  tooFew: (chosen: number, left: number, most: number) =>
    `Sie haben ${chosen} gewählt, es ${left === 1 ? "ist" : "sind"} aber nur noch ${left} da. Höchstens ${most} bestellbar.`,
  lastUnit: "Ausverkauft.",
  soldOut: "Ausverkauft.",
  alreadyOrdered:
    "Für dieses Produkt haben Sie schon eine unbezahlte Bestellung. Bitte bezahlen oder stornieren Sie sie zuerst.",
  notSold: "Nicht mehr erhältlich.",
  limit:
    "So viel können Sie gerade nicht bestellen. Wählen Sie eine kleinere Menge oder bezahlen Sie zuerst Ihre anderen Bestellungen.",
};

/** Delivery, discount code and sums, at the shipping forms and in the cart. */
export const quoteTexts = {
  delivery: "Versand",
  free: "Kostenlos",
  arrives: (days: string) => `Lieferung ${days}`,
  haveCode: "Haben Sie einen Rabattcode?",
  code: "Rabattcode",
  apply: "Einlösen",
  applied: (code: string) => `Code ${code} eingelöst.`,
  remove: "Entfernen",
  sums: "Bestellübersicht",
  discounted: "Summe mit Rabatt",
  laterStep: (taxIncluded: boolean) =>
    taxIncluded
      ? "Der Versand wird im nächsten Schritt berechnet."
      : "Versand und Steuern werden im nächsten Schritt berechnet.",
  notKnown: "Die Summe lässt sich gerade nicht berechnen.",
  changed: (total: string) =>
    `Der Gesamtbetrag ist jetzt ${total}. Ihre Bestellung ist noch nicht aufgegeben: Wenn das für Sie passt, bestellen Sie bitte erneut.`,
};

/** The gift card of an order; its further texts are those of a discount code. */
export const giftCardTexts = {
  haveCode: "Haben Sie eine Geschenkkarte?",
  code: "Geschenkkarte",
  applied: (code: string) => `Geschenkkarte ${code} eingelöst.`,
};

/** The price of a cart or an order, line by line. */
export const amountsTexts = {
  items: "Produkte",
  discount: (code: string | null | undefined) => (code ? `Rabatt (${code})` : "Rabatt"),
  shipping: (method: string | null | undefined) => (method ? `Versand (${method})` : "Versand"),
  free: "Kostenlos",
  tax: (name: string, percent: number, included: boolean) =>
    `${included ? "inkl." : "zzgl."} ${percent.toLocaleString("de-DE")}\u00a0% ${name}`,
  total: "Gesamtbetrag",
  giftCard: "Mit Geschenkkarte",
  left: "Noch zu bezahlen",
  refunded: "Erstattet",
};

/** The address fields below Name and Address, and the choice of a saved address. */
export const addressTexts = {
  country: "Land",
  city: "Ort",
  region: "Region",
  chooseRegion: "Bitte wählen",
  postalCode: "Postleitzahl",
  notDelivered: (country: string) => `Wir liefern noch nicht in dieses Land: ${country}.`,
  choose: "Liefern an",
  other: "Andere Adresse",
  save: "Für das nächste Mal speichern",
  saveHint: "Ändern können Sie sie in Ihrem Profil.",
  notSaved:
    "Ihre Bestellung ist eingegangen, aber die Adresse wurde nicht gespeichert. Sie können sie in Ihrem Profil hinzufügen.",
};

/** Countries with a special name for the postcode or the region. */
const POSTCODES: Readonly<Record<string, string>> = {
  US: "ZIP-Code",
  PH: "ZIP-Code",
  IN: "PIN-Code",
  IE: "Eircode",
};

const REGIONS: Readonly<Record<string, string>> = {
  US: "Bundesstaat",
  AU: "Bundesstaat",
  BR: "Bundesstaat",
  IN: "Bundesstaat",
  MX: "Bundesstaat",
  MY: "Bundesstaat",
  NG: "Bundesstaat",
  VE: "Bundesstaat",
  DE: "Bundesland",
  AT: "Bundesland",
  CH: "Kanton",
  GB: "Grafschaft",
  IE: "Grafschaft",
  CA: "Provinz",
  AR: "Provinz",
  CN: "Provinz",
  ES: "Provinz",
  ID: "Provinz",
  IT: "Provinz",
  KR: "Provinz",
  PH: "Provinz",
  TH: "Provinz",
  TR: "Provinz",
  VN: "Provinz",
  ZA: "Provinz",
  JP: "Präfektur",
  AE: "Emirat",
};

/** A country's name for its postcode. */
export const postalCodeLabel = (country: string): string => POSTCODES[country] ?? addressTexts.postalCode;

/** A country's name for its regions. */
export const regionLabel = (country: string): string => REGIONS[country] ?? addressTexts.region;

/** `/payment/{id}/{qty}`. */
export const shippingTexts = {
  loading: "das Produkt",
  heading: "Versand",
  email: "E-Mail",
  name: "Name",
  address: "Adresse",
  phone: "Telefonnummer",
  quantity: "Menge",
  productName: "Produkt",
  totalPrice: "Gesamtpreis",
  /** The wording that German law (§ 312j BGB) asks of a button that orders. */
  submit: "Zahlungspflichtig bestellen",
  /** Not in the specification. */
  tooMany: "So viele sind nicht auf Lager. Bitte wählen Sie eine kleinere Menge.",
  each: (price: string) => `je ${price}`,
  payable: "Gesamtbetrag",
  consequence: "Sie bestellen verbindlich und bezahlen im nächsten Schritt.",
  agreement: "Für Ihre Bestellung gelten unsere",
  quantityInvalid: "Bitte wählen Sie eine ganze Menge ab 1",
  placedBefore:
    "Ihr erster Versuch war erfolgreich, wir haben daher die Bestellung mit Ihren damaligen Angaben angenommen. Spätere Änderungen sind nicht enthalten.",
  notSold: "Dieses Produkt ist nicht mehr erhältlich.",
  addNote: "Anmerkung hinzufügen",
  note: "Anmerkung",
  noteHint: "Zum Beispiel, wo das Paket abgelegt werden soll.",
};

/** An order that was not placed, and can be sent again. */
export const notPlacedText = (why: string) =>
  `Die Bestellung wurde nicht aufgegeben. ${why} Ihre Angaben bleiben erhalten, und es wird nichts doppelt bestellt.`;

/** The first attempt reached the shop, but its response was lost, and the form has changed since. */
export const placedAsBeforeText =
  "Ihr erster Versuch ist angekommen: Bestellt wurde mit Ihren damaligen Angaben. Sie finden die Bestellung unter „Meine Bestellungen“.";

/** The facts of a placed order, in its alert and in My Orders. */
export const orderTexts = {
  number: "Bestellnummer",
  total: "Gesamtbetrag",
  address: "Lieferadresse",
};

/** `/checkout/{id}/{qty}`. */
export const checkoutTexts = { heading: "Kasse" };

/** Alerts after placing an order (spec §8). */
export const checkoutAlerts = {
  duplicateOrder: failed("Für dieses Produkt haben Sie schon eine Bestellung."),
  overStock: (stock: number) =>
    failed("Sie haben mehr gewählt, als auf Lager ist.", `Verfügbare Produkte: ${stock}`),
  orderPlaced: succeeded("Ihre Bestellung ist eingegangen."),
};

/** `/checkout/{id}/{qty}` and `/checkout/cart`. */
export const payTexts = {
  loadingOrder: "Ihre Bestellung",
  loadingOrders: "Ihre Bestellungen",
  pay: "Bezahlen",
  /** In the alert about a placed order. */
  payNow: "Jetzt bezahlen",
  notNow: (why: string) => `${why} Sie finden Ihre Bestellung unter „Meine Bestellungen“.`,
  total: "Zu zahlen",
  order: "Bestellung",
  address: "Lieferadresse",
  arrives: "Lieferung",
  /** Below the button. */
  leaving: "Sie bezahlen auf der Seite unseres Zahlungsdienstes und kehren danach hierher zurück.",
  signIn: "Bitte melden Sie sich an, um diese Bestellung zu sehen und zu bezahlen.",
  login: "Anmelden",
  unknownOrder: "Diese Bestellung gibt es in Ihrem Konto nicht. Haben Sie mit einem anderen Konto bestellt?",
  unknownCart: "Diesen Warenkorb gibt es in Ihrem Konto nicht. Haben Sie mit einem anderen Konto bestellt?",
  myOrders: "Meine Bestellungen",
  manageOrder: "Bestellung öffnen",
  seeOrder: "Bestellung ansehen",
  paid: "Diese Bestellung ist bezahlt. Vielen Dank!",
  delivered: "Diese Bestellung ist bezahlt und zugestellt. Vielen Dank!",
  cancelled: "Diese Bestellung wurde storniert, es ist nichts zu bezahlen.",
  refunded: "Diese Bestellung wurde erstattet, es ist nichts zu bezahlen.",
  free: "Diese Bestellung ist kostenlos, es ist nichts zu bezahlen.",
  notYours: "Nur wer diese Bestellung aufgegeben hat, kann sie bezahlen.",
  nothingWaits: "Keine Ihrer Bestellungen wartet auf Bezahlung.",
  cartDone: "Die Bestellungen aus diesem Warenkorb warten nicht mehr auf Bezahlung.",
  paymentsOff: "Sie können hier noch nicht bezahlen. Wir melden uns wegen Ihrer Bestellungen.",
  atMost: (most: number) => `Sie können bis zu ${most} Bestellungen auf einmal bezahlen, danach die übrigen.`,
};

/** The state of an order in the list of orders to pay. */
export const orderStateTexts = {
  PLACED: "Noch nicht bezahlt",
  PAID: "Bezahlt",
  SHIPPED: "Versandt",
  DELIVERED: "Bezahlt und zugestellt",
  CANCELLED: "Storniert",
  REFUNDED: "Erstattet",
};

/** The reason why a payment didn't start. */
export const startPaymentTexts = {
  failed: (why: string) => `Die Zahlung konnte nicht beginnen. ${why} Es wurde nichts abgebucht.`,
};

/** `/checkout/return/{paymentId}`. */
export const paymentReturnTexts = {
  loading: "Ihre Zahlung",
  title: "Ihre Zahlung",
  waiting: {
    title: "Wir warten auf die Bestätigung",
    text: "Unser Zahlungsdienst bestätigt gerade Ihre Zahlung. Das dauert meist nur wenige Sekunden. Sie können diese Seite verlassen: „Meine Bestellungen“ zeigt danach „Bezahlt“.",
  },
  late: {
    title: "Noch nicht bestätigt",
    text: "Unser Zahlungsdienst hat Ihre Zahlung noch nicht bestätigt. Falls Sie bezahlt haben, müssen Sie nichts tun: „Meine Bestellungen“ zeigt danach „Bezahlt“.",
  },
  lost: {
    title: "Verbindung unterbrochen",
    text: "Wir können gerade nicht prüfen, ob Ihre Zahlung angekommen ist, und versuchen es weiter. Falls Sie bezahlt haben, ist Ihr Geld sicher.",
  },
  paid: {
    title: "Bezahlt. Vielen Dank!",
    text: (amount: string, order: string | null) =>
      `Wir haben ${amount}${order ? ` für Bestellung ${order}` : ""} erhalten und Ihnen einen Beleg per E-Mail gesendet.`,
  },
  giftCards: "Den Code jeder Geschenkkarte erhalten Sie in einer eigenen E-Mail.",
  next: "Sie erhalten eine weitere E-Mail, sobald wir versenden.",
  free: {
    title: "Nichts zu bezahlen. Vielen Dank!",
    text: "Ihre Bestellung kostet nichts und gilt daher als bezahlt.",
  },
  partlyReturned: (amount: string) =>
    `Davon erstatten wir ${amount}, weil eine Bestellung storniert wurde, bevor Ihre Zahlung ankam.`,
  returned: {
    title: "Ihre Zahlung wird erstattet",
    text: (amount: string) =>
      `Wir haben ${amount} erhalten, aber die Bestellung wurde storniert, bevor Ihre Zahlung ankam. Sie erhalten alles zurück.`,
  },
  failed: {
    title: "Es wurde nichts abgebucht",
    text: (orders: number) =>
      `Die Zahlung wurde abgelehnt, oder Sie haben die Seite geschlossen. ${plural(orders, "Ihre Bestellung ist", "Ihre Bestellungen sind")} gespeichert.`,
  },
  paidOtherwise: {
    title: "Schon bezahlt",
    text: (orders: number) =>
      `Diese Zahlung kam nicht zustande, aber ${plural(orders, "Ihre Bestellung wurde", "Ihre Bestellungen wurden")} mit einer anderen bezahlt.`,
  },
  closed: {
    title: "Es wurde nichts abgebucht",
    text: (orders: number) =>
      `Die Zahlung kam nicht zustande, und ${plural(orders, "Ihre Bestellung wartet", "Ihre Bestellungen warten")} nicht mehr auf Bezahlung.`,
  },
  unknown: "Diese Zahlung gibt es in Ihrem Konto nicht. Haben Sie mit einem anderen Konto bezahlt?",
  backToPaying: "Zurück zur Zahlung",
  tryAgain: "Erneut versuchen",
  lookAgain: "Erneut prüfen",
  myOrders: "Meine Bestellungen",
  goesBack: "wird erstattet",
};
