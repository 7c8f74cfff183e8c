/** Texts of the admin's orders: list, page, delivery, refunds and payment problems. */
import type { DisputePhase } from "../../payment-problems";
import { counted, doneTo, failed, plural, toast } from "./common";

/** `/manageOrder`. */
export const manageOrdersTexts = {
  exportCsv: "CSV exportieren",
  exportDelivered: "Zugestellte exportieren",
  title: "Bestellungen verwalten",
  noun: ["Bestellung", "Bestellungen"] as const,
  sorts: {
    newest: "Neueste",
    oldest: "Älteste",
    customer: "Kunde",
    item: "Artikel",
    quantityDown: "Größte Menge",
    unpaid: "Unbezahlte zuerst",
  },
  columns: {
    order: "Bestellung",
    userName: "Kunde",
    itemName: "Artikel",
    quantity: "Menge",
    total: "Summe",
    status: "Status",
  },
  placed: "Bestellt",
  states: {
    open: "Offen",
    sent: "Versandt",
    delivered: "Zugestellt",
    sales: "Verkäufe",
    cancelled: "Storniert",
    refunded: "Erstattet",
    problems: "Probleme",
    all: "Alle",
  },
  search: "Nummer, Kunde, E-Mail oder Artikel",
  delivered: "Zugestellt",
  empty: "Keine offenen Bestellungen. Neue Bestellungen erscheinen hier.",
  nameOf: (product: string, customer: string, number: string) => `${product}, ${customer} (${number})`,
  deletedAccount: "Gelöschtes Konto",
  more: (order: string) => `Mehr zu ${order}`,
  cart: (number: string, customer: string, sum: string, delivery: string | null) =>
    `Bestellung ${number} · ${customer} · ${sum} insgesamt${delivery ? `, davon ${delivery} Versand` : ""}`,
  part: (number: string) => `Teil ${number}`,
};

/** `/manageOrder/:id`. */
export const manageOrderTexts = {
  loading: "die Bestellung",
  title: (number: string) => `Bestellung ${number}`,
  untitled: "Bestellung",
  placed: (moment: string) => `Bestellt am ${moment}`,
  back: "Alle Bestellungen",
  notFound: "Diese Bestellung gibt es nicht.",
  customer: "Kunde",
  name: "Name",
  email: "E-Mail",
  phone: "Telefon",
  address: "Adresse",
  note: "Anmerkung",
  copy: (what: string) => `${what} kopieren`,
};

/** The page where the customer pays. */
export const paymentLinkTexts = {
  copy: "Zahlungslink kopieren",
  copyShort: "Link kopieren",
  copied: toast("Link kopiert"),
  notCopied: (link: string) => failed(link, "Bitte kopieren Sie diesen Link selbst"),
};

/** The products of a cart. */
export const ordersOfCartTexts = {
  title: "Zusammen bestellt",
  products: (count: number) => counted(count, "Artikel"),
  select: (product: string) => `${product} auswählen`,
};

/** The packing slip. */
export const packingSlipTexts = {
  print: "Lieferschein drucken",
  title: "Lieferschein",
  picture: "Bild",
  item: "Artikel",
  quantity: "Menge",
  paid: "Bezahlt",
  unpaid: "Nicht bezahlt",
  note: "Anmerkung",
};

/** The reasons why an order isn't changed. */
export const orderRefusals = {
  SHIPPED: "Schon versandt.",
  DELIVERED: "Schon zugestellt.",
  CANCELLED: "Schon storniert.",
  REFUNDED: "Schon erstattet.",
  notPaid: "Nicht bezahlt.",
  refundInstead: "Bezahlt: Bitte erstatten Sie sie stattdessen.",
  disputed: "Angefochten: Die Bank entscheidet, wer das Geld bekommt.",
  problem: "Zahlungsproblem: Bitte erstatten Sie sie auf ihrer Seite.",
  giftCards: "Geschenkkarten werden per E-Mail gesendet.",
  tooLate: "Jemand anderes hat sie gerade geändert.",
};

/** Marking an order as delivered. */
export const deliverOrderTexts = {
  question: (customer: string) => `Bestellung von ${customer} als zugestellt markieren?`,
  consequence: (qty: number, product: string, paid: boolean, problem: string) =>
    `${problem}${qty} × ${product}${paid ? "" : ", noch nicht bezahlt"}. Die Bestellung ist dann nicht mehr offen, und der Kunde bekommt eine E-Mail.`,
  tooLate: failed(
    "Diese Bestellung hat schon jemand anderes bearbeitet. Die Seite ist jetzt aktuell.",
    "Zu spät",
  ),
};

/** Several orders, or products of one cart. */
type OrderNoun = "order" | "product";

const nouns: Record<OrderNoun, [one: string, other: string]> = {
  order: ["Bestellung", "Bestellungen"],
  product: ["Artikel", "Artikel"],
};

/** "1 Bestellung", "3 Artikel". */
const countedOf = (count: number, noun: OrderNoun) => counted(count, ...nouns[noun]);

/** Refunding one or several orders. */
export const refundTexts = {
  refund: "Erstatten",
  question: (number: string) => `Bestellung ${number} erstatten?`,
  questionOfPart: (product: string, number: string) => `${product} der Bestellung ${number} erstatten?`,
  questionOfMany: (count: number, noun: OrderNoun) => `${countedOf(count, noun)} erstatten?`,
  consequence: (sum: string, customer: string) =>
    `${customer} bekommt den vollen Betrag von ${sum} zurück und eine E-Mail. Das lässt sich nicht rückgängig machen.`,
  consequenceOfFree: (customer: string) =>
    `${customer} hat nichts bezahlt, also gibt es nichts zu erstatten. Der Kunde bekommt eine E-Mail. Das lässt sich nicht rückgängig machen.`,
  consequenceOfMany: (customers: number, sum: string, stay: number) =>
    `${customers === 1 ? `Der Kunde bekommt ${sum} zurück und eine E-Mail.` : `Die Kunden bekommen insgesamt ${sum} zurück und je eine E-Mail.`} ${othersStay(stay)}Das lässt sich nicht rückgängig machen.`,
  restock: "Ware zurück ins Lager",
  restocked: (units: number) =>
    units > 0
      ? `${counted(units, "Stück")} ${plural(units, "kann", "können")} wieder verkauft werden.`
      : "Sie kann wieder verkauft werden.",
  notRestocked: "Der Lagerbestand bleibt gleich.",
  confirm: (sum: string) => `${sum} erstatten`,
  dismiss: "Nicht erstatten",
  refunded: toast("Bestellung erstattet"),
  tooLate: failed(
    "Diese Bestellung kann nicht erstattet werden: Sie wurde schon erstattet oder hat keine Zahlung. Die Seite ist jetzt aktuell.",
    "Nicht erstattet",
  ),
  done: doneTo("Bestellung", "erstattet", "Bestellungen"),
};

/** Refunding part of an order. */
export const refundPartTexts = {
  what: "Was möchten Sie erstatten?",
  rest: "Alles, was übrig ist",
  left: (sum: string, units: number) => (units > 0 ? `${sum}, ${counted(units, "Stück")}` : sum),
  units: "Einige Stück",
  unitsHint: "Anteilig an der Bestellsumme, einschließlich Versand.",
  unitsField: "Stückzahl",
  amount: "Einen Betrag",
  amountHint: "Zum Beispiel für einen Kratzer. Der Lagerbestand bleibt gleich.",
  amountField: "Betrag",
  consequence: (sum: string, customer: string) =>
    `${customer} bekommt die übrigen ${sum} zurück und eine E-Mail. Das lässt sich nicht rückgängig machen.`,
  partConsequence: (customer: string) =>
    `${customer} bekommt eine Teilerstattung und eine E-Mail. Das lässt sich nicht rückgängig machen.`,
  confirm: (sum: string | null) => (sum ? `${sum} erstatten` : "Erstatten"),
  refunded: toast("Teilbetrag erstattet"),
  problem: (field: "qty" | "amount", message: string) =>
    `${field === "qty" ? "Stückzahl" : "Betrag"} ${message}.`,
};

const customers: Record<OrderNoun, string> = { order: "jeder Kunde", product: "der Kunde" };

/** Delivering several orders. */
export const deliverSelectedTexts = {
  question: (count: number, noun: OrderNoun) => `${countedOf(count, noun)} als zugestellt markieren?`,
  consequence: (unpaid: number, stay: number, problems: string, noun: OrderNoun) =>
    `${problems}${unpaidOf(unpaid)}${othersStay(stay)}Sie sind dann nicht mehr offen, und ${customers[noun]} bekommt eine E-Mail.`,
  gone: "Schon zugestellt, storniert oder erstattet.",
  done: doneTo("Bestellung", "zugestellt", "Bestellungen"),
};

/** Cancelling several unpaid orders. */
export const cancelSelectedTexts = {
  label: "Stornieren",
  question: (count: number, noun: OrderNoun) => `${countedOf(count, noun)} stornieren?`,
  consequence: (stay: number, noun: OrderNoun) =>
    `${othersStay(stay)}Die Ware geht zurück in den Bestand, und ${customers[noun]} bekommt eine E-Mail.`,
  confirm: (count: number, noun: OrderNoun) =>
    count === 1 ? "Bestellung stornieren" : `${nouns[noun][1]} stornieren`,
  dismiss: "Behalten",
  done: doneTo("Bestellung", "storniert", "Bestellungen"),
};

/** "2 noch nicht bezahlt. ", or nothing. */
function unpaidOf(count: number): string {
  return count > 0 ? `${count} noch nicht bezahlt. ` : "";
}

/** "1 Position bleibt unverändert. ", or nothing. */
function othersStay(count: number): string {
  if (count === 0) return "";
  return `${counted(count, "Position bleibt", "Positionen bleiben")} unverändert. `;
}

/** Sending orders in one parcel. */
export const sendOrdersTexts = {
  send: "Versenden",
  title: (count: number, noun: OrderNoun) =>
    count === 1 ? "Diese Bestellung versenden?" : `${countedOf(count, noun)} in einem Paket versenden?`,
  text: (unpaid: number, problem: boolean) =>
    `${problem ? "Es gibt ein Problem mit der Zahlung. " : ""}${unpaidOf(unpaid)}Der Kunde bekommt eine E-Mail.`,
  contents: "In diesem Paket",
  labels: {
    carrier: "Paketdienst",
    trackingNumber: "Sendungsnummer",
    trackingUrl: "Tracking-Link",
    ids: "Diese Bestellungen",
  },
  linkHint: "Bei bekannten Paketdiensten automatisch.",
  noLink: "Der Link muss mit http:// oder https:// beginnen.",
  link: "Die E-Mail verlinkt auf",
  correct: "Tracking korrigieren",
  correctTitle: "Tracking korrigieren?",
  correctText:
    "Das gilt für das ganze Paket. Der Kunde bekommt eine E-Mail, wenn sich die Sendungsnummer ändert.",
  save: "Speichern",
  corrected: toast("Tracking korrigiert"),
  sent: (count: number, noun: OrderNoun) =>
    toast(count === 1 ? "Bestellung versandt" : `${countedOf(count, noun)} versandt`),
};

/** The tabs of Manage Orders. */
export const orderTabsTexts = {
  label: "Bestellungen nach Status",
  toSend: "Zu versenden",
  unpaid: "Unbezahlt",
  sent: "Versandt",
  delivered: "Zugestellt",
  all: "Alle",
};

const dispute: Readonly<Record<DisputePhase, (amount: string) => string>> = {
  INQUIRY: (amount) => `Die Bank des Kunden fragt nach ${amount}`,
  DISPUTE: (amount) => `Die Bank des Kunden ficht ${amount} an`,
  WON: (amount) => `Die Anfechtung über ${amount} wurde gewonnen`,
  LOST: (amount) => `Die Anfechtung über ${amount} wurde verloren`,
  CLOSED: (amount) => `Die Anfechtung über ${amount} wurde geschlossen`,
};

const todo: Readonly<Record<DisputePhase, string>> = {
  INQUIRY:
    "Es wurde kein Geld abgebucht. Antworten Sie im Dashboard des Zahlungsanbieters oder erstatten Sie die Bestellung, um die Anfrage zu erledigen.",
  DISPUTE:
    "Antworten Sie im Dashboard des Zahlungsanbieters. Versenden Sie die Bestellung nicht und zahlen Sie das Geld nicht zurück: Der Kunde könnte es doppelt bekommen.",
  WON: "Das Geld bleibt beim Shop.",
  LOST: "Die Bank hat das Geld dem Kunden gegeben. Markieren Sie die Bestellung als erstattet, außer wenn nur ein Teil angefochten wurde. Es wird kein Geld gesendet.",
  CLOSED: "Sie endete ohne Entscheidung.",
};

/** Problems with an order's payment, for admins. */
export const paymentProblemTexts = {
  title: "Zahlungsprobleme",
  badges: {
    refundFailed: "Erstattung fehlgeschlagen",
    disputed: "Angefochten",
    inquiry: "Bankanfrage",
    lost: "Anfechtung verloren",
  },
  refundFailed: (amount: string) => `Die Erstattung von ${amount} ist fehlgeschlagen`,
  whyRefundFailed: (reason: string, moment: string) => `Grund: ${reason}. ${moment}.`,
  payOtherwise:
    "Das Geld kam zum Shop zurück. Fragen Sie den Kunden, wie er es bekommen möchte, zahlen Sie es auf anderem Weg zurück und tragen Sie das mit „Erstatten“ ein.",
  waitForBank:
    "Die Bank des Kunden ficht die Zahlung an. Zahlen Sie nicht auf anderem Weg zurück, bevor die Bank entschieden hat: Der Kunde könnte das Geld doppelt bekommen.",
  dispute,
  reason: (reason: string, moment: string) => `Grund: ${reason}. Eröffnet am ${moment}.`,
  todo,
  underReview: "Die Bank hat Ihre Antwort. Bis sie entscheidet, ist nichts zu tun.",
  respondBy: (moment: string) => `Antworten Sie bis ${moment}.`,
  /** Warnings in the dialog that marks an order as delivered. */
  deliver: {
    refundFailed: "Die Erstattung ist fehlgeschlagen, und der Kunde wartet auf das Geld. ",
    disputed: "Die Zahlung ist angefochten. ",
    ofMany: (count: number) => `${count} mit Zahlungsproblem. `,
  },
};

/** Refunding an order after a payment problem. */
export const refundProblemTexts = {
  how: "Wie wird erstattet?",
  paidBack: "Ich habe auf anderem Weg zurückgezahlt",
  paidBackHint: "Über den Zahlungsanbieter wird nichts gesendet.",
  again: "Erneut über den Zahlungsanbieter",
  againHint: "Kann aus demselben Grund fehlschlagen.",
  consequence: (sum: string, customer: string) => `Sie schulden ${customer} ${sum}.`,
  lost: (sum: string, customer: string) =>
    `Die Bank hat ${customer} das Geld gegeben. Die Bestellung wird mit ${sum} als erstattet markiert, und es wird kein Geld gesendet. Das lässt sich nicht rückgängig machen.`,
  confirmPaidBack: "Als zurückgezahlt markieren",
  confirmAgain: (sum: string) => `${sum} erneut erstatten`,
  noted: toast("Eingetragen. Die Bestellung bleibt unverändert."),
  confirmLost: "Als erstattet markieren",
  markRefunded: "Als erstattet markieren",
};

/** `/orders/new`: an order that the shop places for a customer. */
export const newOrderTexts = {
  loading: "das Formular",
  about:
    "Für Kunden am Telefon. Sie erhalten eine E-Mail mit einem Link, mit dem sie ohne Anmeldung bezahlen.",
  customer: "Kunde",
  email: "E-Mail",
  emailHint: "Zu einer neuen E-Mail-Adresse entsteht ein Konto, das sich mit der ersten Anmeldung öffnet.",
  products: "Produkte",
  none: "Suchen Sie unten Produkte, und fügen Sie sie hinzu.",
  draft: "ein Entwurf, nicht im Verkauf",
  quantity: (product: string) => `Menge von ${product}`,
  remove: "Entfernen",
  noProducts: "Bitte fügen Sie mindestens ein Produkt hinzu.",
  delivery: "Versand und Code",
  code: "Rabattcode",
  noteHint:
    "Auch der Kunde sieht sie. Was nur Kollegen lesen sollen, gehört auf der Seite der Bestellung unter „Interne Notizen“.",
  place: "Bestellung aufgeben",
  placed: (email: string) => toast("Bestellung aufgegeben", `Der Zahlungslink ging an ${email}.`),
  placedPaid: (email: string) =>
    toast("Bestellung aufgegeben", `Es ist nichts mehr zu bezahlen. Die Bestätigung ging an ${email}.`),
  totalChanged: (total: string) =>
    `Der Gesamtbetrag ist jetzt ${total}. Bestätigen Sie noch einmal, wenn das in Ordnung ist.`,
  refused: (product: string, reason: string) => `${product}: ${reason}`,
  most: (units: number) => (units === 0 ? "ausverkauft" : `höchstens ${units} bestellbar`),
  reasons: {
    NOT_SOLD: "nicht im Verkauf",
    DUPLICATE_ORDER: "der Kunde hat schon eine unbezahlte Bestellung davon",
    LIMIT_EXCEEDED: "mehr Stück, als ein Kunde bestellen kann",
  },
  placedBefore: "Diese Bestellung wurde schon aufgegeben. Sie finden sie unter „Bestellungen“.",
  notPlaced:
    "Die Bestellung wurde nicht aufgegeben. Bitte versuchen Sie es noch einmal; sie entsteht nicht doppelt.",
};
