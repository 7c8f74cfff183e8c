/** Texts of `/giftCards`. */

export const giftCardsTexts = {
  title: "Geschenkkarten",
  noun: ["Geschenkkarte", "Geschenkkarten"],
  lead: "Eine Geschenkkarte bezahlt Bestellungen, soweit ihr Guthaben reicht. Erstattungen dieser Bestellungen gehen zuerst auf die Karte zurück.",
  add: "Neue Geschenkkarte",
  dialogText:
    "Der Code erscheint einmal, wenn die Karte angelegt ist. Wer den Code hat, kann die Karte nutzen.",
  create: "Geschenkkarte anlegen",
  amount: "Betrag",
  email: "E-Mail-Adresse",
  emailHint:
    "An diese Adresse schicken wir den Code. Lassen Sie das Feld leer, wenn Sie ihn selbst übergeben.",
  notEmail: "E-Mail-Adresse muss eine E-Mail-Adresse sein",
  codeTitle: (amount: string) => `Eine Geschenkkarte über ${amount}`,
  copyCode: "Code kopieren",
  mailed: (email: string) => `Der Code ist unterwegs an ${email}.`,
  columns: {
    code: "Code",
    amount: "Betrag",
    balance: "Guthaben",
    created: "Angelegt",
    state: "Zustand",
  },
  states: { active: "Gültig", spent: "Aufgebraucht", ended: "Beendet" },
  endedAt: "Beendet",
  end: "Beenden",
  question: (code: string) => `Geschenkkarte ${code} beenden?`,
  consequence: (balance: string) =>
    `Ihr Guthaben von ${balance} ist dann verloren. Das lässt sich nicht rückgängig machen.`,
  searchHint: "Letzte Zeichen des Codes",
  sort: "Neueste zuerst",
  empty: "Noch keine Geschenkkarten. Legen Sie eine an, und geben Sie ihren Code weiter.",
} as const;
