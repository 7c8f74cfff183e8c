/** Texts of returns: units of delivered orders that a customer sends back. */
import type { ReturnStatus } from "../../return-transitions";
import { failed, toast } from "./common";

/** The states of a return. */
export const returnStatusTexts: Readonly<Record<ReturnStatus, string>> = {
  REQUESTED: "Angefragt",
  ACCEPTED: "Angenommen",
  DECLINED: "Abgelehnt",
  RECEIVED: "Eingetroffen",
  REFUNDED: "Erstattet",
  CANCELLED: "Storniert",
};

/** A return, wherever it is shown. */
export const returnTexts = {
  title: (number: string) => `Rücksendung ${number}`,
  requested: (day: string) => `angefragt am ${day}`,
  reason: "Grund",
  photos: "Fotos",
  photo: (number: number, count: number) => `Foto ${number} von ${count} in einem neuen Tab öffnen`,
  sendTo: "So schicken Sie es zurück",
  whyDeclined: "Warum sie abgelehnt wurde",
  products: "Artikel",
  refund: "Erstattung",
  refunded: (sum: string, at: string) => `${sum} am ${at}`,
  refundedWithOrder: "Artikel dieser Rücksendung wurden mit ihrer Bestellung erstattet.",
  toGiftCard: (sum: string) => `Davon gingen ${sum} zurück auf die Geschenkkarte.`,
};

/** A customer's returns. */
export const myReturnsTexts = {
  tab: "Rücksendungen",
  heading: "Rücksendungen",
  loading: "Ihre Rücksendungen",
  none: "Noch keine Rücksendungen. Auf der Seite einer zugestellten Bestellung können Sie Artikel zurücksenden.",
  request: "Artikel zurücksenden",
  dialogTitle: "Artikel zurücksenden",
  until: (moment: string) => `Sie können die Rücksendung bis ${moment} anfragen. Wir antworten per E-Mail.`,
  quantity: "Stückzahl der Rücksendung",
  ofUnits: (most: number) => `1 bis ${most}`,
  reason: "Grund",
  reasonHint: "Was nicht stimmt, oder warum es Ihnen nicht passt.",
  photos: "Fotos (freiwillig)",
  tooManyPhotos: (max: number) => `Eine Rücksendung hat höchstens ${max} Fotos.`,
  choose: "Wählen Sie einen Artikel.",
  send: "Anfrage senden",
  notSent: "Ihre Anfrage wurde nicht gesendet.",
  sent: (number: string) =>
    toast("Anfrage gesendet", `Wir antworten Ihnen zur Rücksendung ${number} per E-Mail.`),
  cancel: "Rücksendung stornieren",
  cancelQuestion: (number: string) => `Rücksendung ${number} stornieren?`,
  cancelText: "Sie behalten die Artikel.",
  confirmCancel: "Rücksendung stornieren",
  keep: "Nicht stornieren",
  cancelled: toast("Rücksendung storniert", "Sie behalten die Artikel."),
  tooLate: failed("Diese Rücksendung hat sich inzwischen geändert."),
};

/** `/returns` and `/returns/{id}`. */
export const manageReturnsTexts = {
  title: "Rücksendungen",
  noun: ["Rücksendung", "Rücksendungen"] as const,
  columns: { number: "Rücksendung", customer: "Kunde", products: "Artikel", status: "Status" },
  refundedWithOrder: "Mit der Bestellung erstattet",
  search: "Nummer, Kunde, E-Mail oder Artikel",
  newest: "Neueste",
  empty: "Noch keine Rücksendungen. Die Anfragen Ihrer Kunden erscheinen hier.",
  back: "Rücksendungen",
  loading: "die Rücksendung",
  untitled: "Rücksendung",
  notFound: "Diese Rücksendung gibt es nicht.",
  customer: "Kunde",
  history: "Verlauf",
  line: (units: number, product: string) => `${units} × ${product}`,
  accept: "Annehmen",
  acceptDialog: {
    title: (number: string) => `Rücksendung ${number} annehmen?`,
    text: "Der Kunde erhält Ihre Antwort per E-Mail.",
    answer: "Wohin die Artikel gehen, oder der Link zu einem Etikett",
    lastAnswer:
      "Aus Ihrer zuletzt angenommenen Rücksendung übernommen. Ändern Sie, was nicht passt, etwa einen Link.",
    submit: "Rücksendung annehmen",
  },
  decline: "Ablehnen",
  declineDialog: {
    title: (number: string) => `Rücksendung ${number} ablehnen?`,
    text: "Der Kunde erhält Ihren Grund per E-Mail.",
    answer: "Grund",
    submit: "Rücksendung ablehnen",
  },
  receive: "Als eingetroffen markieren",
  receiveTitle: (number: string) => `Sind die Artikel der Rücksendung ${number} zurück?`,
  receiveText: (sum: string) => `Die Artikel kosten ${sum}. Der Kunde erhält eine E-Mail.`,
  refund: "Erstatten",
  refundTitle: (number: string) => `Rücksendung ${number} erstatten?`,
  refundNow: "Jetzt erstatten",
  refundHint: "Sonst können Sie es später erstatten.",
  amount: "Erstattungsbetrag",
  amountHint: (sum: string) => `Leer: die ganzen ${sum}. Weniger für beschädigte oder getragene Artikel.`,
  restock: "Zurück in den Bestand",
  restockHint: (units: number) =>
    units === 1 ? "1 Stück kann wieder verkauft werden." : `${units} Stück können wieder verkauft werden.`,
  receiveSubmit: "Als eingetroffen markieren",
  refundSubmit: "Erstatten",
  saved: toast("Gespeichert", "Der Kunde erhält eine E-Mail."),
  notSaved: "Die Rücksendung wurde nicht geändert.",
};
