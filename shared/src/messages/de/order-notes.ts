/** Notes in an order's history, stored in the language that the shop has at that time. */
import type { DisputePhase } from "../../payment-problems";
import type { ReturnStatus } from "../../return-transitions";

const respond = (respondBy: string | null) =>
  respondBy ? ` Antworten Sie bis ${respondBy} in der Verwaltung des Zahlungsdienstes.` : "";

export const orderNotes = {
  trackingIs: (tracking: string | null) => `Sendungsnummer jetzt: ${tracking ?? "keine"}.`,
  notPaid: (time: string) => `Nicht innerhalb von ${time} bezahlt.`,
  hours: (hours: number) => (hours === 1 ? "1 Stunde" : `${hours.toLocaleString("de-DE")} Stunden`),
  minutes: (minutes: number) => `${minutes} Minuten`,
  seconds: (seconds: number) => `${seconds} Sekunden`,
  accountDeleted: "Das Kundenkonto wurde gelöscht.",
  pricedAgain: (now: string, before: string) =>
    `Neu berechnet: ${now} statt ${before}, weil der Warenkorb nicht so bezahlt wird, wie er bestellt wurde.`,
  wentBack: (amount: string, units: number) =>
    `${amount} zurückgezahlt${units > 0 ? ` für ${units} Stück` : ""}.`,
  paidTooLate: "Eine Zahlung kam an, als die Bestellung keine mehr erwartete. Das Geld geht zurück.",
  paidTooLittle:
    "Eine Zahlung kam an, als die Bestellung einen anderen Preis hatte, weil sich der übrige Warenkorb geändert hatte. Das Geld geht zurück.",
  refundFailed: (decidedByBank: boolean) =>
    `Die Erstattung ist fehlgeschlagen: Das Geld ist nicht angekommen.${decidedByBank ? "" : " Der Shop zahlt es auf anderem Weg zurück."}`,
  unclearRefundFailed: (amount: string) =>
    `Eine Erstattung von ${amount} ist beim Zahlungsdienst fehlgeschlagen. Zu welcher Bestellung sie gehört, ist nicht bekannt.`,
  paidBack: "Das Geld wurde auf anderem Weg als über den Zahlungsdienst zurückgezahlt.",
  notPaidOnline: "Es ist keine Online-Zahlung verzeichnet: Es wurde kein Geld gesendet.",
  refundAgain: "Die Erstattung wird noch einmal über den Zahlungsdienst gesendet.",
  nothingToPay: "Nichts zu bezahlen",
  paidByGiftCard: "Mit Geschenkkarte bezahlt",
  cardsMailed: (units: number) =>
    units === 1
      ? "Die Geschenkkarte wurde per E-Mail gesendet."
      : "Die Geschenkkarten wurden per E-Mail gesendet.",
  refundedAtProvider: "Über den Zahlungsdienst erstattet.",
  refundedTooMuch: (amount: string) =>
    `Der Zahlungsdienst hat ${amount} mehr erstattet, als von der Zahlung übrig war.`,
  tookForDispute: (amount: string) =>
    `Der Zahlungsdienst hat für die Anfechtung ${amount} vom Shop eingezogen.`,
  returnedOfDispute: (amount: string) =>
    `Der Zahlungsdienst hat dem Shop ${amount} aus der Anfechtung zurückgegeben.`,
};

/** Notizen zu einer Rücksendung, nach ihrem neuen Stand. */
export const returnNotes: Record<ReturnStatus, (number: string) => string> = {
  REQUESTED: (number) => `Rücksendung ${number} wurde angefragt.`,
  ACCEPTED: (number) => `Rücksendung ${number} wurde angenommen.`,
  DECLINED: (number) => `Rücksendung ${number} wurde abgelehnt.`,
  RECEIVED: (number) => `Die Ware der Rücksendung ${number} ist zurück.`,
  REFUNDED: (number) => `Die Ware der Rücksendung ${number} ist zurück und erstattet.`,
  CANCELLED: (number) => `Rücksendung ${number} wurde zurückgezogen.`,
};

/** The notes about a dispute. */
export const disputeNotes: Record<
  DisputePhase,
  (amount: string, reason: string, respondBy: string | null) => string
> = {
  INQUIRY: (amount, reason, respondBy) =>
    `Die Bank des Kunden fragt nach ${amount} der Zahlung: ${reason}.${respond(respondBy)}`,
  DISPUTE: (amount, reason, respondBy) =>
    `Die Bank des Kunden ficht ${amount} der Zahlung an: ${reason}.${respond(respondBy)}`,
  WON: (amount) => `Die Anfechtung über ${amount} wurde gewonnen: Das Geld bleibt beim Shop.`,
  LOST: (amount) => `Die Anfechtung über ${amount} wurde verloren: Die Bank hat das Geld dem Kunden gegeben.`,
  CLOSED: (amount) => `Die Anfechtung über ${amount} endete ohne Entscheidung.`,
};
