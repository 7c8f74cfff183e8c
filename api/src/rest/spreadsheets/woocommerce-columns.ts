/** The titles of the columns 1 to 5. */
export const numbered = (name: (n: number) => string) => [1, 2, 3, 4, 5].map(name);

const english = {
  kind: ["type"],
  parent: ["parent"],
  name: ["name"],
  description: ["description", "short description"],
  brand: ["brands"],
  category: ["categories"],
  price: ["sale price"],
  regularPrice: ["regular price"],
  saleStartsAt: ["date sale price starts"],
  saleEndsAt: ["date sale price ends"],
  stock: ["stock"],
  gtin: ["gtin, upc, ean, or isbn"],
  images: ["images"],
  published: ["published"],
  visibility: ["visibility in catalog"],
  option: numbered((n) => `attribute ${n} value(s)`),
};

/** The fields of a product that WooCommerce exports. */
export type WooCommerceField = "id" | "key" | "mpn" | keyof typeof english;

/** The columns of an export in one language, normalized by `columnKey`. */
type Columns = Readonly<Partial<Record<WooCommerceField, readonly string[]>>>;

/** The columns with one title in all languages. */
const everywhere: Columns = { id: ["id"], key: ["sku"], mpn: ["sku"] };

const german: Columns = {
  kind: ["typ"],
  parent: ["übergeordnetes produkt"],
  key: ["artikelnummer"],
  mpn: ["artikelnummer"],
  description: ["beschreibung", "kurzbeschreibung"],
  brand: ["marken"],
  category: ["kategorien"],
  price: ["angebotspreis"],
  regularPrice: ["regulärer preis", "normaler preis"],
  saleStartsAt: ["datum, an dem angebotspreis beginnt", "datum, an dem der angebotspreis beginnt"],
  saleEndsAt: ["datum, an dem angebotspreis endet", "datum, an dem der angebotspreis endet"],
  stock: ["bestand", "lagerbestand", "lager"],
  gtin: ["gtin, upc, ean oder isbn"],
  images: ["bilder"],
  published: ["veröffentlicht"],
  visibility: ["sichtbarkeit im katalog"],
  option: numbered((n) => `attribut ${n} wert(e)`),
};

const french: Columns = {
  parent: ["parent"],
  key: ["ugs"],
  mpn: ["ugs"],
  name: ["nom"],
  description: ["description", "description courte"],
  brand: ["marques"],
  category: ["catégories"],
  price: ["tarif promo", "prix promo"],
  regularPrice: ["tarif régulier", "prix régulier"],
  saleStartsAt: ["date de début de promo"],
  saleEndsAt: ["date de fin de promo"],
  gtin: ["gtin, upc, ean ou isbn"],
  published: ["publié"],
  visibility: ["visibilité dans le catalogue"],
  option: numbered((n) => `valeur(s) de l'attribut ${n}`),
};

const spanish: Columns = {
  kind: ["tipo"],
  parent: ["superior"],
  name: ["nombre"],
  description: ["descripción", "descripción corta"],
  brand: ["marcas"],
  category: ["categorías"],
  price: ["precio rebajado"],
  regularPrice: ["precio normal", "precio regular"],
  saleStartsAt: ["día en que empieza el precio rebajado"],
  saleEndsAt: ["día en que termina el precio rebajado"],
  stock: ["inventario"],
  gtin: ["gtin, upc, ean o isbn"],
  images: ["imágenes"],
  published: ["publicado"],
  visibility: ["visibilidad en el catálogo"],
  option: numbered((n) => `valor(es) del atributo ${n}`),
};

const italian: Columns = {
  kind: ["tipo"],
  parent: ["genitore"],
  name: ["nome"],
  description: ["descrizione", "breve descrizione"],
  brand: ["marchi"],
  category: ["categorie"],
  price: ["prezzo in offerta"],
  regularPrice: ["prezzo di listino"],
  stock: ["magazzino"],
  gtin: ["gtin, upc, ean o isbn"],
  images: ["immagine", "immagini"],
  published: ["pubblicato"],
  visibility: ["visibilità nel catalogo"],
  option: numbered((n) => `valore dell'attributo ${n}`),
};

const dutch: Columns = {
  kind: ["type"],
  parent: ["hoofd"],
  key: ["artikelnummer"],
  mpn: ["artikelnummer"],
  name: ["naam"],
  description: ["beschrijving", "korte beschrijving", "korte omschrijving"],
  brand: ["merken"],
  category: ["categorieën"],
  price: ["actieprijs"],
  regularPrice: ["reguliere prijs"],
  saleStartsAt: ["startdatum actieprijs"],
  saleEndsAt: ["einddatum actieprijs"],
  stock: ["voorraad"],
  gtin: ["gtin, upc, ean of isbn"],
  images: ["afbeeldingen"],
  published: ["gepubliceerd"],
  visibility: ["zichtbaarheid in catalogus"],
  option: numbered((n) => `waarde eigenschap ${n}`),
};

const portuguese: Columns = {
  kind: ["tipo"],
  parent: ["ascendente"],
  name: ["nome"],
  description: ["descrição", "descrição curta"],
  brand: ["marcas"],
  category: ["categorias"],
  price: ["preço promocional"],
  regularPrice: ["preço"],
  saleStartsAt: ["data de preço promocional começa em"],
  saleEndsAt: ["data de preço promocional termina em"],
  stock: ["estoque"],
  images: ["imagens"],
  published: ["publicado"],
  visibility: ["visibilidade no catálogo"],
  option: numbered((n) => `valores do atributo ${n}`),
};

const polish: Columns = {
  kind: ["typ"],
  parent: ["element nadrzędny"],
  name: ["nazwa"],
  description: ["opis", "krótki opis"],
  category: ["kategorie"],
  price: ["cena promocyjna"],
  regularPrice: ["cena"],
  saleStartsAt: ["data rozpoczęcia promocji"],
  saleEndsAt: ["data zakończenia promocji"],
  stock: ["stan magazynowy"],
  images: ["obrazki"],
  published: ["opublikowano"],
  visibility: ["widoczność w katalogu"],
  option: numbered((n) => `wartości atrybutu ${n}`),
};

const swedish: Columns = {
  kind: ["typ"],
  key: ["artikelnummer", "artikelnr"],
  mpn: ["artikelnummer", "artikelnr"],
  name: ["namn"],
  description: ["beskrivning", "kort beskrivning"],
  category: ["kategorier"],
  price: ["reapris"],
  regularPrice: ["ordinarie pris"],
  saleStartsAt: ["datum när reapriset börjar"],
  saleEndsAt: ["datum när reapriset upphör"],
  stock: ["lagersaldo", "lager"],
  images: ["bilder"],
  published: ["publicerad"],
  visibility: ["synlighet i katalog"],
};

const languages: readonly Columns[] = [
  ...[everywhere, english, german, french, spanish],
  ...[italian, dutch, portuguese, polish, swedish],
];

/** All possible titles of the columns of a WooCommerce export: they are in the language of that shop's admin. */
export const wooCommerceColumns: Record<WooCommerceField, string[]> = merge();

function merge(): Record<WooCommerceField, string[]> {
  const titles = (field: WooCommerceField) => [
    ...new Set(languages.flatMap((columns) => columns[field] ?? [])),
  ];
  const fields = Object.keys({ ...everywhere, ...english }) as WooCommerceField[];
  return Object.fromEntries(fields.map((field) => [field, titles(field)])) as Record<
    WooCommerceField,
    string[]
  >;
}
