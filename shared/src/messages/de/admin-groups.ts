/** Texts of product groups: products that are variants of each other. */
import { failed, toast } from "./common";

/** `/manageItems/groups`. */
export const groupsTexts = {
  title: "Produktgruppen",
  lead: "Eine Gruppe zeigt Artikel als Varianten eines Produkts: Kunden wählen auf seiner Seite Zifferblatt oder Armband, und Listen zeigen es einmal.",
  add: "Neue Gruppe",
  noun: ["Gruppe", "Gruppen"] as const,
  columns: { name: "Name", options: "Optionen", variants: "Varianten", price: "Preis", stock: "Bestand" },
  searchHint: "Name, Option oder Artikel",
  sort: "A bis Z",
  priceRange: (from: string, to: string) => (from === to ? from : `${from} bis ${to}`),
  empty:
    "Noch keine Gruppen. Eine Gruppe verbindet Artikel, die sich nur in Farbe, Größe oder Armband unterscheiden, damit Kunden sie auf einer Seite finden.",
};

/** On the page of an item. */
export const itemGroupTexts = {
  variants: (group: string, count: number) => `Varianten: ${group} (${count})`,
  make: "Varianten anlegen …",
};

/** `/manageItems/groups/…`. */
export const groupTexts = {
  newTitle: "Neue Produktgruppe",
  loading: "die Gruppe",
  gone: "Diese Gruppe gibt es nicht. Vielleicht wurde sie entfernt.",
  back: "Produktgruppen",
  name: "Name",
  nameHint: "Das Produkt in allen Formen: Halden Skerry 300.",
  options: "Optionen",
  optionsHint:
    "Worin sich die Varianten unterscheiden, etwa Zifferblatt und Armband; höchstens drei. Ziehen Sie die Zeilen oder nutzen Sie die Pfeile, um die Reihenfolge zu ändern.",
  option: "Option",
  optionN: (place: number) => `Option ${place}`,
  value: "Wert",
  addValues: "Werte hinzufügen",
  addValuesHint: "Blau, Schwarz, Grün",
  add: "Hinzufügen",
  addOption: "Option hinzufügen",
  removeOption: (name: string) => `Option ${name} entfernen`,
  removeValue: (name: string) => `Wert ${name} entfernen`,
  drag: "Zum Verschieben ziehen",
  up: "Nach oben",
  down: "Nach unten",
  moved: (name: string, place: number, of: number) => `${name} ist Nummer ${place} von ${of}`,
  variants: "Varianten",
  variantsHint: "Die erste Variante steht in Listen für die Gruppe.",
  noVariants:
    "Noch keine Varianten. Suchen Sie einen Artikel für den Anfang; die anderen können Sie als Kopien anlegen.",
  find: "Vorhandenen Artikel hinzufügen",
  findHint: "Name eines Artikels",
  noResults: "Kein Artikel gefunden.",
  added: (name: string) => `${name} wurde hinzugefügt`,
  isIn: (name: string) => `in ${name}`,
  price: "Preis",
  stock: "Bestand",
  item: "Artikelname",
  first: "In Listen zu sehen",
  isNew: "Neu",
  draft: "Entwurf",
  takeOut: (name: string) => `${name} herausnehmen`,
  missing: "Kein Artikel",
  create: "Anlegen",
  createOf: (values: string) => `${values} anlegen`,
  createAll: (count: number) =>
    count === 1 ? "1 fehlende Variante anlegen" : `${count} fehlende Varianten anlegen`,
  copyOf: "Neue Artikel sind Kopien von",
  copyHint: "Alles wird kopiert außer Name, Bestand, GTIN und Herstellernummer.",
  asDrafts: "Als Entwürfe anlegen",
  asDraftsHint: "Entwürfe sehen nur Admins. Sonst sind sie so sichtbar wie der kopierte Artikel.",
  tooMany: (most: number) => `Eine Gruppe kann höchstens ${most} Varianten haben.`,
  choose: "Wählen",
  values: "Die Werte",
  noValues: "hat noch keine Werte",
  chooseValue: (option: string) => `sind ohne ${option} unvollständig`,
  wrong: (label: string, message: string) => `${label} ${message}.`,
  save: "Gruppe speichern",
  saved: toast("Gruppe gespeichert"),
  notSaved: "Das hat nicht geklappt, und nichts wurde geändert. Bitte versuchen Sie es noch einmal.",
  fix: "Noch wurde nichts gespeichert. Bitte korrigieren Sie die markierten Felder.",
  reload: "Aktuelle Gruppe laden",
  reloaded:
    "Preise, Bestand und Varianten sind jetzt aktuell, Ihre Eingaben sind erhalten. Speichern Sie noch einmal, um sie zu übernehmen.",
  remove: "Gruppe entfernen",
  removeTitle: (name: string) => `Gruppe „${name}“ entfernen?`,
  removeText:
    "Ihre Artikel bleiben und stehen einzeln in Listen. Im Protokoll können Sie das rückgängig machen.",
  removed: toast("Gruppe entfernt"),
  notRemoved: failed(
    "Die Gruppe ließ sich nicht entfernen. Bitte versuchen Sie es noch einmal.",
    "Nicht entfernt",
  ),
  leave: "Es gibt ungespeicherte Änderungen. Die Seite trotzdem verlassen?",
};
