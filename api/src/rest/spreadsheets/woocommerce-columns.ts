/** The titles of the columns 1 to 5. */
export const numbered = (name: (n: number) => string) => [1, 2, 3, 4, 5].map(name);

const titles = (list: string) => list.split("|").map((title) => title.trim());

/** Each title with the numbers 1 to 5 in the place of "#". */
const numberedTitles = (list: string) =>
  titles(list).flatMap((title) => numbered((n) => title.replace("#", String(n))));

/**
 * All possible titles of the columns of a WooCommerce export, normalized by `columnKey`: they are in the language of that
 * shop's admin. English comes first, then German, French, Spanish, Italian, Dutch, Portuguese, Polish and Swedish.
 */
export const wooCommerceColumns = {
  id: titles("id"),
  key: titles("sku | artikelnummer | ugs | artikelnr"),
  kind: titles("type | typ | tipo"),
  parent: titles(`parent | übergeordnetes produkt | superior | genitore | hoofd | ascendente
    | element nadrzędny`),
  name: titles("name | nom | nombre | nome | naam | nazwa | namn"),
  description: titles(`description | short description | beschreibung | kurzbeschreibung
    | description courte | descripción | descripción corta | descrizione | breve descrizione | beschrijving
    | korte beschrijving | korte omschrijving | descrição | descrição curta | opis | krótki opis
    | beskrivning | kort beskrivning`),
  brand: titles("brands | marken | marques | marcas | marchi | merken"),
  category: titles(`categories | kategorien | catégories | categorías | categorie | categorieën | categorias
    | kategorie | kategorier`),
  price: titles(`sale price | angebotspreis | tarif promo | prix promo | precio rebajado | prezzo in offerta
    | actieprijs | preço promocional | cena promocyjna | reapris`),
  regularPrice: titles(`regular price | regulärer preis | normaler preis | tarif régulier | prix régulier
    | precio normal | precio regular | prezzo di listino | reguliere prijs | preço | cena | ordinarie pris`),
  saleStartsAt: titles(`date sale price starts | datum, an dem angebotspreis beginnt
    | datum, an dem der angebotspreis beginnt | date de début de promo
    | día en que empieza el precio rebajado | startdatum actieprijs | data de preço promocional começa em
    | data rozpoczęcia promocji | datum när reapriset börjar`),
  saleEndsAt: titles(`date sale price ends | datum, an dem angebotspreis endet
    | datum, an dem der angebotspreis endet | date de fin de promo | día en que termina el precio rebajado
    | einddatum actieprijs | data de preço promocional termina em | data zakończenia promocji
    | datum när reapriset upphör`),
  stock: titles(`stock | bestand | lagerbestand | lager | inventario | magazzino | voorraad | estoque
    | stan magazynowy | lagersaldo`),
  gtin: titles(`gtin, upc, ean, or isbn | gtin, upc, ean oder isbn | gtin, upc, ean ou isbn
    | gtin, upc, ean o isbn | gtin, upc, ean of isbn`),
  images: titles("images | bilder | imágenes | immagine | immagini | afbeeldingen | imagens | obrazki"),
  published: titles(`published | veröffentlicht | publié | publicado | pubblicato | gepubliceerd
    | opublikowano | publicerad`),
  visibility: titles(`visibility in catalog | sichtbarkeit im katalog | visibilité dans le catalogue
    | visibilidad en el catálogo | visibilità nel catalogo | zichtbaarheid in catalogus
    | visibilidade no catálogo | widoczność w katalogu | synlighet i katalog`),
  optionName: numberedTitles(`attribute # name | attribut # name | nom de l'attribut #
    | nombre del atributo # | nome dell'attributo # | naam eigenschap # | nome do atributo #
    | nazwa atrybutu #`),
  option: numberedTitles(`attribute # value(s) | attribut # wert(e) | valeur(s) de l'attribut #
    | valor(es) del atributo # | valore dell'attributo # | waarde eigenschap # | valores do atributo #
    | wartości atrybutu #`),
};
