/** Texts of `/terms`, and of the frame that it shares with `/privacy`. Links are written [text](path). */
import { counted } from "./common";

/** The layout of both pages, and the operator of the shop. */
export const legalPageTexts = {
  contents: "Inhalt",
  forOperator: "Für den Betreiber des Shops:",
  runBy: (shop: string) => `${shop} wird betrieben von `,
  missing: {
    name: "Ihren Namen (OPERATOR_NAME)",
    address: "Ihre Anschrift (OPERATOR_ADDRESS)",
    email: "eine E-Mail-Adresse (OPERATOR_EMAIL)",
  },
  template:
    "Diese Seite ist eine Vorlage. Lassen Sie sie anwaltlich prüfen, bevor Sie den Shop eröffnen, und ergänzen Sie:",
};

/** The shop's values in its terms. */
interface TermsRules {
  /** How long an unpaid order is held, in hours; 0: without limit. */
  orderHoldHours: number;
  maxUnitsPerOrder: number;
  maxUnpaidUnits: number;
  unitsHeldBack: number;
}

const number = (count: number) => count.toLocaleString("de-DE");

/** A duration in hours as text: 72 Stunden, 30 Minuten. */
const hours = (count: number) =>
  count >= 1
    ? counted(Number(count.toFixed(1)), "Stunde", "Stunden")
    : counted(Math.max(1, Math.round(count * 60)), "Minute", "Minuten");

/** The parts of `/terms`. */
export const termsTexts = {
  title: "AGB",
  lead: (shop: string) => `Was gilt, wenn Sie bei ${shop} bestellen.`,
  description: (shop: string) =>
    `Was bei ${shop} für Konten, Bestellungen, Zahlungen, Erstattungen und Bewertungen gilt.`,
  titles: {
    operator: "Bei wem Sie bestellen",
    account: "Ihr Konto",
    orders: "Bestellungen",
    prices: "Preise und Zahlung",
    delivery: "Lieferung",
    refunds: "Stornierung und Erstattung",
    reviews: "Bewertungen",
    programs: "Programme und Grenzen",
    law: "Recht und Änderungen",
  },
  account: [
    "Zum Bestellen und Bewerten brauchen Sie ein Konto. Behalten Sie Ihr Passwort für sich.",
    "Ein Konto gehört der Person, der seine E-Mail-Adresse gehört. Sie kann es übernehmen, indem sie die Adresse bestätigt.",
    "Wir können ein missbrauchtes Konto sperren, aber nicht, solange eine bezahlte Bestellung auf Lieferung wartet.",
    "Was wir über Sie speichern und was damit geschieht, wenn Sie Ihr Konto löschen, steht unter [Datenschutz](/privacy).",
  ],
  ordering:
    "Mit „Zahlungspflichtig bestellen“ auf der Versandseite geben Sie die Bestellung auf. Wir legen die Ware zum aktuellen Preis für Sie zurück; spätere Preisänderungen betreffen Ihre Bestellung nicht. Sie erhalten eine E-Mail mit der Bestellnummer.",
  orders: ({ orderHoldHours, maxUnitsPerOrder, maxUnpaidUnits, unitsHeldBack }: TermsRules) => [
    "Eine Bestellung umfasst ein Produkt und eine Menge. Aus einem Warenkorb wird eine Bestellung je Produkt: Entweder werden alle aufgegeben oder keine.",
    "Je Produkt können Sie eine unbezahlte Bestellung haben.",
    `Eine Bestellung darf bis zu ${number(maxUnitsPerOrder)} Stück umfassen, alle unbezahlten zusammen bis zu ${number(maxUnpaidUnits)}.`,
    `Von jedem Produkt behalten wir immer ${unitsHeldBack} Stück, das letzte ist also nicht bestellbar.`,
    orderHoldHours > 0
      ? `Eine unbezahlte Bestellung halten wir ${hours(orderHoldHours)} lang. Danach stornieren wir sie automatisch, und Sie müssen nichts bezahlen.`
      : "Eine unbezahlte Bestellung halten wir, bis sie bezahlt oder storniert ist.",
  ],
  prices: (currency: string) =>
    `Alle Preise sind in ${new Intl.DisplayNames("de-DE", { type: "currency" }).of(currency) ?? currency} angegeben. Der Gesamtbetrag ist der Preis mal die Menge, abzüglich Rabatt, zuzüglich Versand und Steuern, soweit sie anfallen. Sie sehen ihn vor dem Bestellen.`,
  paying: {
    stripe:
      "Sie bezahlen auf einer Seite unseres Zahlungsdienstes Stripe. Ihre Bestellung gilt als bezahlt, sobald Stripe die Zahlung bestätigt.",
    demo: "Dieser Shop ist eine Demo. Die Zahlungsseite fragt nach keiner Karte, es fließt kein Geld, und Sie bekommen nichts geliefert.",
    off: "Im Shop können Sie nicht bezahlen. Wir vereinbaren mit Ihnen, wie Sie eine Bestellung bezahlen.",
  },
  addPrices: "Geben Sie an, ob die Preise Steuern enthalten und was der Versand kostet.",
  delivery:
    "Wir liefern an die Adresse Ihrer Bestellung und schreiben Ihnen eine E-Mail, wenn sie versandt und wenn sie zugestellt ist.",
  addDelivery: "Geben Sie an, wohin Sie liefern und wie lange es dauert.",
  refunds: [
    "Solange eine Bestellung nicht bezahlt ist, können Sie sie auf ihrer Seite stornieren, und wir ebenso. Sie müssen dann nichts bezahlen. Trifft für eine stornierte Bestellung eine Zahlung ein, erstatten wir sie automatisch in voller Höhe.",
    "Eine bezahlte Bestellung können wir auch nach der Lieferung erstatten. Das Geld geht an Ihr ursprüngliches Zahlungsmittel zurück. Schreiben Sie uns, wenn etwas fehlt, beschädigt ist oder nicht Ihrer Bestellung entspricht.",
  ],
  addRefunds:
    "Ergänzen Sie das Widerrufsrecht Ihrer Kundschaft, wer die Rücksendung bezahlt, und die Gewährleistung, wie es das Recht Ihres Landes verlangt.",
  reviews: {
    rating: (min: number, max: number, step: number) =>
      `Jedes Konto kann den Shop einmal bewerten: ${number(min)} bis ${number(max)} Sterne in Schritten von ${number(step)} und ein Kommentar.`,
    shown:
      "Alle können die Bewertung mit dem Namen sehen, den Sie angeben. Wer eine zugestellte Bestellung hat, erhält ein Abzeichen.",
    moderated: "Ohne zugestellte Bestellung erscheint Ihre Bewertung, sobald wir sie freigegeben haben.",
    hidden:
      "Wir blenden Bewertungen aus, die beleidigen, werben oder gegen Gesetze verstoßen. Wir ändern keine Bewertungen.",
  },
  programs:
    "Programme können den Shop über seine [dokumentierte API](/docs) nutzen. Bei zu vielen Anfragen lehnen wir weitere eine Zeit lang ab, damit der Shop für alle erreichbar bleibt.",
  law: "Für eine Bestellung gelten die AGB, die bei ihrer Aufgabe galten.",
  addLaw: "Geben Sie an, welches Recht gilt, wofür Sie haften und wo Streitigkeiten geklärt werden.",
};
