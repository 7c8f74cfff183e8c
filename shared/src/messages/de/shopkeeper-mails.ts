/** Texts of the mails to shopkeepers. */
import type { DisputePhase } from "../../payment-problems";

/** Parts of all mails to admins. */
export const adminParts = {
  reason: (shop: string) => `Sie erhalten diese E-Mail, weil Sie ${shop} verwalten.`,
  viewOrder: "Bestellung öffnen",
  viewOrders: "Bestellungen öffnen",
};

/** A visitor's message. */
export const contactMessage = {
  title: (name: string, orderNumber: string | null | undefined) =>
    `Nachricht von ${name}${orderNumber ? ` zu Bestellung ${orderNumber}` : ""}`,
  preview: (email: string) => `${email} hat Ihnen geschrieben.`,
  reason: (shop: string, email: string) =>
    `Gesendet über das Kontaktformular von ${shop}. Mit einer Antwort auf diese E-Mail schreiben Sie an ${email}.`,
  from: "Von",
};

/** Paid orders, which can be sent. */
export const ordersPaid = {
  subject: (named: string, products: string | null, total: string) =>
    `Neue bezahlte ${named}: ${products === null ? "" : `${products}, `}${total}`,
  subjectOfSeveral: (count: number, total: string) => `${count} neue bezahlte Bestellungen: ${total}`,
  title: "Eine neue bezahlte Bestellung",
  titleOfSeveral: (count: number) => `${count} neue bezahlte Bestellungen`,
  paid: (customer: string, named: string) => `${customer} hat ${named} bezahlt.`,
  placed: (customer: string, named: string) =>
    `${customer} hat ${named} aufgegeben. Es war nichts zu bezahlen.`,
  ready: (several: boolean) =>
    several ? "Die Bestellungen können versandt werden." : "Die Bestellung kann versandt werden.",
};

const answer =
  "Antworten Sie in der Verwaltung Ihres Zahlungsdienstes mit Nachweisen über Bestellung und Zustellung.";

/** A dispute, and its outcome; `what` follows the name of the order. */
export const disputes: Record<DisputePhase, { title: string; what: string; todo: string }> = {
  INQUIRY: {
    title: "Eine Bank fragt nach einer Zahlung",
    what: "Die Bank des Kunden fragt nach der Zahlung. Es wurde kein Geld einbehalten.",
    todo: `${answer} Oder erstatten Sie die Bestellung, dann ist die Anfrage erledigt.`,
  },
  DISPUTE: {
    title: "Eine Zahlung wird angefochten",
    what: "Die Bank des Kunden ficht die Zahlung an und behält das Geld ein, bis sie entschieden hat.",
    todo: `${answer} Versenden Sie nichts mehr, und zahlen Sie das Geld nicht zurück: Der Kunde könnte es doppelt erhalten.`,
  },
  WON: {
    title: "Eine Anfechtung ist gewonnen",
    what: "Die Bank hat zu Ihren Gunsten entschieden. Sie behalten das Geld.",
    todo: "Sie müssen nichts tun.",
  },
  LOST: {
    title: "Eine Anfechtung ist verloren",
    what: "Die Bank hat das Geld dem Kunden gegeben.",
    todo: "Die Bestellung ändert sich nicht. Auf ihrer Seite können Sie sie als erstattet markieren; dabei fließt kein Geld.",
  },
  CLOSED: {
    title: "Eine Anfechtung ist beendet",
    what: "Sie endete ohne Entscheidung.",
    todo: "Sie müssen nichts tun.",
  },
};

/** The lines of a mail about a dispute. */
export const disputeParts = {
  subject: (title: string, amount: string, what: string) => `${title}: ${amount} für ${what}`,
  reason: "Grund",
  respondBy: "Antwort bis",
  disputed: "Angefochten",
};

/** A failed refund. */
export const refundFailed = {
  subject: (amount: string, what: string) => `Erstattung fehlgeschlagen: ${amount} für ${what}`,
  preview: (why: string) => `Das Geld ist nicht angekommen: ${why}.`,
  title: "Eine Erstattung ist fehlgeschlagen",
  customer: "den Kunden",
  text: (amount: string, what: string, customer: string) =>
    `Die Erstattung von ${amount} für ${what} hat ${customer} nicht erreicht.`,
  bankDecides: "Die Bank des Kunden entscheidet, wer das Geld erhält.",
  shopHasIt: "Das Geld ist wieder beim Shop.",
  wait: "Zahlen Sie es nicht auf anderem Weg zurück, bevor die Anfechtung beendet ist: Der Kunde könnte es doppelt erhalten.",
  payBack:
    "Fragen Sie den Kunden, wie er das Geld erhalten möchte, zahlen Sie es auf anderem Weg zurück, und vermerken Sie das auf der Seite der Bestellung.",
  why: "Grund des Fehlers",
  owed: "Noch zu zahlen",
};

/** A product is out of stock. */
export const stockRunOut = {
  subject: (product: string) => `Ausverkauft: ${product}`,
  title: "Ausverkauft",
  text: (product: string) => `${product} kann nicht bestellt werden, bis Sie den Bestand auffüllen.`,
  preview: (product: string) => `${product} kann nicht bestellt werden, bis Sie den Bestand auffüllen.`,
  restock: "Bestand auffüllen",
  inStock: "Bestand",
  heldBack: (count: number) => `${count}, zurückbehalten`,
};

/** A webhook was switched off. */
export const webhookDisabled = {
  subject: (host: string) => `Ein Webhook wurde abgeschaltet: ${host}`,
  title: "Ein Webhook wurde abgeschaltet",
  preview: (host: string) => `An ${host} werden keine Ereignisse mehr gesendet.`,
  text: (host: string) =>
    `An ${host} werden keine Ereignisse mehr gesendet. Sobald der Empfänger wieder erreichbar ist, schalten Sie den Webhook bitte wieder ein. Bis dahin anfallende Ereignisse werden nicht gesendet.`,
  view: "Webhooks öffnen",
  switchedOff: "Abgeschaltet",
  why: "Grund",
};
