/** Texts of an admin's dashboard. */
import { counted, plural } from "./common";

/** The cards and charts of an admin's `/dashboard`. */
export const dashboardTexts = {
  loadingStanding: "Bestand und Bewertungen",
  loadingSales: "die Verkäufe",
  period: "Zeitraum",
  days: (count: number) => `${count} Tage`,
  nothing: "Ihre Rechte umfassen keine Zahlen. Wählen Sie eine Seite im Menü.",
  salesNotLoaded: "Die Verkäufe wurden nicht geladen",
  standingNotLoaded: "Bestand und Bewertungen wurden nicht geladen",
  asTable: "Als Tabelle anzeigen",
  chartNotLoaded: "Das Diagramm wurde nicht geladen. Die Tabelle darunter zeigt dieselben Daten.",
  paid: "Bezahlt",
  notPaid: "Noch nicht bezahlt",
  notInRevenue: "Nicht im Umsatz",
  paidOrders: "Bezahlte Bestellungen",
  /** Each figure's name and definition. */
  metrics: {
    revenue: [
      "Umsatz",
      "Die Summe bezahlter Bestellungen abzüglich Erstattungen, nach dem Tag der Bestellung.",
    ],
    orders: [
      "Bestellungen",
      "Alle Bestellungen, eine je Artikel, bezahlt oder nicht. Stornierte und erstattete zählen nicht.",
    ],
    averageOrder: [
      "Ø Bestellwert",
      "Die Summe dieser Bestellungen, bezahlt oder nicht, geteilt durch ihre Anzahl.",
    ],
    units: ["Verkaufte Stück", "Die Stückzahl dieser Bestellungen."],
    unpaid: ["Noch nicht bezahlt", "Die Summe offener Bestellungen, die nicht bezahlt sind."],
    tax: ["Steuern", "Die Steuern im Umsatz, wie berechnet. Teilerstattungen sind nicht abgezogen."],
    shipping: ["Versand", "Der Versand im Umsatz, wie berechnet. Teilerstattungen sind nicht abgezogen."],
    toSend: ["Zu versenden", "Bezahlte Bestellungen, die noch nicht versandt sind, unabhängig vom Zeitraum."],
  } as const,
  /** The change of a figure since the previous period. */
  trend: {
    noneBefore: (days: number) => `Keine in den ${days} Tagen davor`,
    noneAtAll: (days: number) => `Auch keine in den ${days} Tagen davor`,
    noneNow: (days: number) => `Keine in den letzten ${days} Tagen`,
    same: (days: number) => `Wie in den ${days} Tagen davor`,
    times: (times: string, days: number) => `${times}-mal so viel wie in den ${days} Tagen davor`,
    more: (percent: number, days: number) => `${percent} % mehr als in den ${days} Tagen davor`,
    less: (percent: number, days: number) => `${percent} % weniger als in den ${days} Tagen davor`,
  },
  sales: {
    title: "Verkäufe pro Tag",
    columns: { day: "Tag", orders: "Bestellungen", units: "Stück", revenue: "Umsatz" },
    /** The chart's description for screen readers. */
    chart: (revenue: string, orders: number, days: number, bestDay: string, most: string) =>
      `Balken, einer pro Tag: ${revenue} Umsatz und ${counted(orders, "Bestellung", "Bestellungen")} in ${days} Tagen. Der beste Tag war der ${bestDay} mit ${most}.`,
    ofDay: (orders: number, units: number) =>
      `${counted(orders, "Bestellung", "Bestellungen")}, ${counted(units, "Stück")}`,
  },
  ratings: {
    title: "Bewertungen im Verlauf",
    columns: { month: "Monat", average: "Durchschnitt", reviews: "Bewertungen" },
    none: "Keine Bewertungen",
    note: (reviews: number, months: number) =>
      `Monatsdurchschnitt aus ${counted(reviews, "Bewertung", "Bewertungen")} in ${months} Monaten`,
    /** The chart's description for screen readers. */
    chart: (reviews: number) =>
      `Eine Linie, ein Punkt pro Monat: der Durchschnitt aus ${counted(reviews, "Bewertung", "Bewertungen")}.`,
    chartEnd: (month: string, rating: string) => ` Im ${month} lag er bei ${rating}.`,
    ofFive: (rating: string) => `${rating} von 5`,
    counted: (reviews: number) => counted(reviews, "Bewertung", "Bewertungen"),
  },
  lastDays: (days: number) => `Die letzten ${days} Tage`,
  lastMonths: (months: number) => `Die letzten ${months} Monate`,
  units: (count: number) => counted(count, "Stück"),
  ofTheRevenue: (percent: number) => `${percent} % des Umsatzes`,
  unpaidSum: (sum: string) => `${sum} noch nicht bezahlt`,
  noOrders: (days: number) =>
    `Keine Bestellungen in den letzten ${days} Tagen. Neue Bestellungen erscheinen hier.`,
  seeShop: "Shop als Kunde ansehen",
  noReviews: (months: number) =>
    `Keine Bewertungen in den letzten ${months} Monaten. Neue Bewertungen erscheinen hier.`,
  allReviews: "Alle Bewertungen ansehen",
  bestSellers: {
    title: "Bestseller",
    note: (days: number) => `Nach Stückzahl, in den letzten ${days} Tagen`,
    all: "Alle Artikel ansehen",
    none: "Nach der ersten Bestellung erscheinen hier Ihre Bestseller.",
    deleted: "(gelöscht)",
  },
  emptySearches: {
    title: "Suchen ohne Ergebnis",
    note: "Wonach in den letzten 30 Tagen gesucht wurde",
    times: (count: number) => `${count}×`,
  },
  stock: {
    title: "Bestand wird knapp",
    note: "Niedrigster Bestand zuerst; das letzte Stück wird nie verkauft",
    all: "Alle nach Bestand ansehen",
    soldOut: "Ausverkauft",
    waiting: (count: number) => plural(count, "1 wartet", `${count} warten`),
    none: "Noch keine Artikel im Verkauf.",
  },
};
