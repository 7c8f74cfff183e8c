/** Texts of a customer's orders, and of an order's states wherever they are shown. */
import { counted, failed, orderCount, productCount, toast } from "./common";

/** A customer's `/dashboard`. */
export const customerDashboardTexts = {
  loadingOrders: "Ihre Bestellungen",
  loading: "die Übersicht",
  greeting: "Willkommen zurück,",
  greetingAlone: "Willkommen zurück.",
  latestOrders: "Letzte Bestellungen",
  notPaid: "Noch nicht bezahlt",
  andOthers: (count: number) => ` und ${count} weitere`,
  allOrders: "Alle Bestellungen",
  myOrders: "Zu meinen Bestellungen",
  unpaid: (orders: number) => counted(orders, "unbezahlte Bestellung", "unbezahlte Bestellungen"),
  nextSteps: {
    title: "Wie weiter?",
    cart: "Ihr Warenkorb",
    inCart: (products: number) => `${productCount(products)} in Ihrem Konto gespeichert.`,
    products: "Alle Werkzeuge und Uhren ansehen.",
    wishList: "Produkte, die Sie im Blick behalten.",
    addReview: "Berichten Sie von Ihren Erfahrungen.",
    profile: "Name, E-Mail und letzte Anmeldung.",
  },
};

/** `/myOrder/{email}`. */
export const myOrdersTexts = {
  loading: "Ihre Bestellungen",
  title: "Meine Bestellungen",
  columns: {
    email: "E-Mail",
    customerName: "Name",
    product: "Produkt",
    quantity: "Menge",
    status: "Status",
    action: "Aktion",
  },
  paid: "Bezahlt",
  payNow: "Jetzt bezahlen",
  /** Not in the specification. */
  order: "Bestellung",
  each: (price: string) => `je ${price}`,
  tabs: "Bestellungen",
  open: "Offene",
  past: "Frühere",
  payAll: "Alle bezahlen",
  payOrder: (products: number) => `Alle ${products} bezahlen`,
  details: "Details",
  waiting: (orders: number, sum: string) => `${orderCount(orders)} noch nicht bezahlt, zusammen ${sum}`,
  noneOpen: "Keine offenen Bestellungen. Zugestellte, stornierte und erstattete finden Sie unter „Frühere“.",
  nonePast:
    "Noch keine früheren Bestellungen. Hier stehen Bestellungen, sobald sie zugestellt, storniert oder erstattet sind.",
  /** To staff who follow a link of a customer. */
  foreign: (email: string) =>
    `Das sind die Bestellungen von ${email}. Sie sind mit einem anderen Konto angemeldet.`,
  manage: "In der Verwaltung öffnen",
};

/** The delivery that a total contains. */
export const withDelivery = (price: string) => `inkl. ${price} Versand`;

/** The 'Buy again' button of an order. */
export const buyAgainTexts = {
  buyAgain: "Erneut kaufen",
  soldOut: "Derzeit ausverkauft.",
  notSold: "Nicht mehr erhältlich.",
  fewer: (most: number) => `Derzeit höchstens ${most} bestellbar.`,
};

/** `/myOrder/{email}/{id}`. */
export const myOrderTexts = {
  loading: "die Bestellung",
  title: (number: string) => `Bestellung ${number}`,
  titleless: "Bestellung",
  unknown:
    "Diese Bestellung gibt es in Ihrem Konto nicht. Prüfen Sie den Link, oder melden Sie sich mit dem Konto an, mit dem Sie bestellt haben.",
  placed: (day: string) => `Bestellt am ${day}`,
  print: "Drucken",
  details: "Lieferung",
  total: "Gesamtbetrag",
  name: "Name",
  email: "E-Mail",
  address: "Adresse",
  phone: "Telefon",
  note: "Anmerkung",
  noLongerSold: "nicht mehr erhältlich",
  contact: "Frage zu dieser Bestellung",
  together: "Zusammen bestellt mit",
  togetherTotal: (products: number, sum: string | null) =>
    sum ? `${productCount(products)}, zusammen ${sum}` : `insgesamt ${productCount(products)}`,
  sums: "Bestellübersicht",
};

/** The printed receipt of an order. */
export const receiptTexts = {
  receipt: "Beleg",
  confirmation: "Bestellbestätigung",
  columns: { product: "Produkt", quantity: "Menge", price: "Preis", sum: "Summe" },
  total: "Gesamtbetrag",
  steps: "Zahlung und Lieferung",
  paid: (sum: string, moment: string) => `${sum} bezahlt am ${moment}`,
  notPaid: (sum: string) => `${sum} noch nicht bezahlt`,
  notCharged: "Es wurde nichts abgebucht.",
  refunded: (sum: string, moment: string) => `${sum} erstattet am ${moment}`,
  refundedInPart: (sum: string, moments: string) => `Teilweise erstattet am ${moments}: ${sum}`,
  delivered: (moment: string) => `Zugestellt am ${moment}`,
  cancelled: (moment: string) => `Storniert am ${moment}`,
  questions: (number: string, address: string) =>
    `Fragen? Bitte nennen Sie die Bestellnummer ${number}. Schreiben Sie uns unter ${address}`,
};

/** Shown to customers without orders. */
export const noOrdersTexts = {
  none: "Noch keine Bestellungen. Nach Ihrem ersten Einkauf finden Sie sie hier.",
  find: "Produkte ansehen",
};

/** Cancelling an unpaid order, in My Orders and Manage Orders. */
export const cancelOrderTexts = {
  cancel: "Stornieren",
  question: (customer: string) => `Die Bestellung von ${customer} stornieren?`,
  consequence: (qty: number, product: string) =>
    `${qty} × ${product}, noch nicht bezahlt. Die Ware geht zurück ins Lager.`,
  ownQuestion: "Diese Bestellung stornieren?",
  confirm: "Stornieren",
  dismiss: "Bestellung behalten",
};

const whole = (count: number) => count.toLocaleString("de-DE");

/** Alerts about limits on orders and about cancelled orders. */
export const orderAlerts = {
  cancelled: toast("Bestellung storniert"),
  notCancelled: failed(
    "Diese Bestellung wurde schon bezahlt, zugestellt oder storniert. Die Seite ist jetzt aktuell.",
    "Zu spät",
  ),
  tooManyUnits: (limit: number) =>
    failed(`Eine Bestellung darf höchstens ${whole(limit)} Stück umfassen.`, "Bitte weniger bestellen"),
  tooManyUnpaidUnits: (limit: number) =>
    failed(
      `Ihre unbezahlten Bestellungen dürfen zusammen höchstens ${whole(limit)} Stück umfassen. Bitte bezahlen oder stornieren Sie zuerst eine.`,
      "Bitte weniger bestellen",
    ),
};

/** The badges of an order's states; those of open orders are defined by spec §2. */
export const orderStatusTexts = {
  PLACED: "Unbezahlt",
  PAID: "Bezahlt",
  SHIPPED: "Versandt",
  DELIVERED: "Zugestellt",
  CANCELLED: "Storniert",
  REFUNDED: "Erstattet",
};

/** The badge of an order sent before its payment. */
export const sentUnpaidText = "Versandt, unbezahlt";

/** The names that the API gives to actors and targets without an email. */
const names: Readonly<Record<string, string>> = {
  "a deleted account": "(gelöschtes Konto)",
  "someone without an account": "Jemand ohne Konto",
  "command line": "Kommandozeile",
  "sign-in": "Anmeldung",
  shop: "Shop",
};

/** The actor or the target of a change, as the API names them: an email, "a deleted account", "Key 'Warehouse'". */
export const personText = (name: string): string =>
  names[name] ??
  name
    .replace(/^a deleted account:/, `${names["a deleted account"]}:`)
    .replace(/^Key '(.*)'$/, "Schlüssel „$1“");

/** An order's history: its steps and their actors. */
export const timelineTexts = {
  heading: "Verlauf",
  steps: {
    PLACED: "Bestellt",
    PAID: "Bezahlt",
    SHIPPED: "Versandt",
    DELIVERED: "Zugestellt",
    CANCELLED: "Storniert",
    REFUNDED: "Erstattet",
  },
  remark: "Notiz",
  refundedInPart: "Teilweise erstattet",
  refundFailed: "Erstattung fehlgeschlagen",
  owed: "Noch nicht zurückgezahlt",
  next: { PLACED: "Noch nicht bezahlt", PAID: "Noch nicht zugestellt" },
  by: {
    customer: { customer: "durch Sie", admin: "durch den Kunden" },
    shop: "durch den Shop",
    provider: "vom Zahlungsdienst gemeldet",
    payment: "vom Zahlungsdienst bestätigt",
    system: "automatisch",
    admin: (email: string) => `durch ${email}`,
  },
};

/** An order's parcel. */
export const parcelTexts = {
  track: "Paket verfolgen",
};

/** The printed forms of an order: the customer's receipt, the shop's packing slip. */
export const printedOrderTexts = {
  number: "Bestellnummer",
  invoice: "Rechnung",
  placed: "Bestellt",
  shipTo: "Lieferadresse",
};

/** Invoices and credit notes. */
export const invoiceTexts = {
  heading: "Rechnungen",
  invoice: (number: string) => `Rechnung ${number}`,
  creditNote: (number: string) => `Rechnungskorrektur ${number}`,
  notFetched: failed(
    "Die Datei konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.",
    "Nicht heruntergeladen",
  ),
};
