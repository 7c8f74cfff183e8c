/** Texts of the rules of fields. They follow the field's label: "Preis darf nicht 0 sein". */
import { currencyDecimals, formatMinor } from "../../money";

const number = (value: number, decimals = 0) =>
  value.toLocaleString("de-DE", { minimumFractionDigits: decimals, maximumFractionDigits: 20 });

/** Numbers. */
export const numberRuleTexts = {
  whole: (min: number, max: number) => `muss eine ganze Zahl von ${number(min)} bis ${number(max)} sein`,
  money: (min: number, max: number) =>
    `muss ein Betrag von ${number(min, currencyDecimals())} bis ${number(max, currencyDecimals())} mit höchstens ${currencyDecimals()} Nachkommastellen sein`,
  decimals: (min: number, max: number, decimals: number) =>
    `muss eine Zahl von ${number(min)} bis ${number(max)} mit höchstens ${decimals} Nachkommastellen sein`,
};
export const notZeroText = "darf nicht 0 sein";
export const noCommaText = (corrected: string) => `braucht einen Punkt statt eines Kommas: ${corrected}`;

/** Texts of people. */
export const textRuleTexts = {
  atLeast: (min: number) => `braucht mindestens ${number(min)} Zeichen`,
  atMost: (max: number) => `darf höchstens ${number(max)} Zeichen haben`,
  length: (min: number, max: number) => `muss ${number(min)} bis ${number(max)} Zeichen haben`,
  noNul: "darf das Zeichen NUL nicht enthalten",
  wellFormed: "darf kein halbes Zeichen enthalten (ein einzelnes Surrogat)",
  notBlank: "darf nicht leer sein",
};

/** Values of a certain form. */
export const slugRuleText =
  "darf nur Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche dazwischen haben";
export const imageUrlRuleText = "muss eine Webadresse (https://…) oder ein Pfad dieses Shops (/…) sein";
export const discountCodeRuleText = "darf nur Buchstaben von A bis Z, Ziffern und Bindestriche haben";
export const orderNumberRuleText = "muss die Form 1234-5678 haben";

/** The accepted formats of pictures. */
export const uploadFormatsText = "JPEG, PNG, WebP, AVIF oder GIF";

/** Values of attributes. */
export const attributeRuleTexts = {
  yesOrNo: "muss Ja oder Nein sein",
  inUnit: (rule: string, unit: string) => `${rule} (in ${unit})`,
};

/** The part of an order to refund: its units or its amount. */
export const refundRuleTexts = {
  free: "muss entfallen: Die Bestellung war kostenlos, es gibt nichts zu erstatten",
  noUnits: "muss entfallen: Alle Stück sind schon erstattet",
  noAmount: "muss entfallen: Alles ist schon erstattet",
  units: (left: number) =>
    left === 1 ? "muss 1 sein: Ein Stück ist übrig" : `muss zwischen 1 und ${number(left)} liegen`,
  tooMany: (minor: number, left: number) =>
    `kostet ${formatMinor(minor)}, übrig sind ${formatMinor(left)}: Bitte einen Betrag angeben`,
  tooFew: () => `kostet weniger als ${formatMinor(1)}: Bitte mehr Stück wählen`,
};
