/** Texts of the emails about forgotten carts: their consent, the email itself, and their counts. */

/** The cart that a customer left a day ago. */
export const cartReminderMail = {
  subject: (shop: string) => `Ihr Warenkorb bei ${shop}`,
  preview: "Sie haben etwas im Warenkorb gelassen.",
  reason: (shop: string) =>
    `Sie erhalten diese E-Mail, weil Sie in Ihrem Profil bei ${shop} E-Mails zu Ihrem Warenkorb eingeschaltet haben.`,
  title: "Sie haben etwas im Warenkorb gelassen",
  text: "Es ist noch da, zu den heutigen Preisen. Wir reservieren die Produkte nicht, sie können also ausverkauft werden. Auf einem anderen Gerät melden Sie sich bitte zuerst an.",
  button: "Zum Warenkorb",
  further: "Weitere Produkte",
  stopHeading: "Möchten Sie diese E-Mails nicht?",
  atMost: (days: number) => `Sie erhalten höchstens eine in ${days} Tagen. Sie können `,
  stop: "diese E-Mails beenden",
  end: ", wann immer Sie möchten.",
};

/** The section of `/profile` with the consent. A change of `about` or `label` needs another `cartReminderConsent.version`. */
export const cartReminderTexts = {
  title: "E-Mails zu Ihrem Warenkorb",
  about:
    "Wenn Sie Produkte im Warenkorb lassen, senden wir Ihnen einen Tag später eine E-Mail. Sie erhalten höchstens eine dieser E-Mails in 30 Tagen, und jede hat einen Link zum Beenden. Wir zählen, ob Sie ihrem Link folgen und bestellen.",
  label: "Eine E-Mail senden, wenn ich etwas im Warenkorb lasse",
  off: "Aus. Sie erhalten diese E-Mails nicht.",
  since: (moment: string) => `An seit ${moment}.`,
  loading: "Ihre Auswahl zu E-Mails",
  notChanged: "Ihre Auswahl wurde nicht gespeichert.",
} as const;

/** The card of the dashboard. */
export const cartReminderCountTexts = {
  title: "Vergessene Warenkörbe",
  note: (days: number) => `E-Mails an Kunden, die zugestimmt haben, letzte ${days} Tage`,
  sent: "Gesendete E-Mails",
  cameBack: "Zum Warenkorb zurückgekehrt",
  ordered: "Innerhalb von 7 Tagen bestellt",
} as const;
