/** Texts of `/portfolio` and `/blog`. Words of code are written in backticks, strong words **so**. */

/** `/portfolio`, with the projects by the names of their links. */
export const portfolioTexts = {
  lead: "Weitere Projekte des Entwicklers dieses Shops.",
  description:
    "Arbeiten des Entwicklers: eine persönliche Seite, Buchungen für ein Reisebüro und ein Laden für klassische Uhren.",
  preview: "Live-Vorschau",
  of: (project: string) => ` von ${project}`,
  noPreview: "Noch keine Live-Vorschau",
  projects: {
    "portfolio-site": {
      name: "Persönliches Portfolio",
      description:
        "Eine Seite über einen Entwickler: was er gebaut und gelernt hat und wie man ihn erreicht. Kein Framework, kein Tracking, insgesamt 40 KB.",
    },
    "travel-agency": {
      name: "Reisebüro",
      description:
        "Reisen, die man ohne Anruf vergleichen, buchen und ändern kann. Ein gebuchter Platz ist sofort für alle anderen weg.",
    },
    "classic-watches": {
      name: "Klassische Uhren",
      description:
        "Ein Laden für Uhren, die älter sind als ihre Besitzer. Der Kauf nimmt die Uhr im selben Schritt aus dem Bestand, damit keine zweimal verkauft wird.",
    },
  },
};

/** A paragraph, a list or a piece of code in an answer of the blog. */
type Block = string | { list: readonly string[] } | { code: string };

type Question =
  | "react-performance"
  | "prototypal-inheritance"
  | "state-management"
  | "setting-state"
  | "unit-tests";

/** `/blog`. */
export const blogTexts = {
  lead: "Fünf Fragen, die uns oft zum Code dieses Shops gestellt werden.",
  description:
    "Wie React schnell bleibt, was ein Prototyp ist und wohin State gehört: fünf kurze Antworten des Entwicklers.",
  contents: "Fragen",
};

/** The five questions (spec §2), by the anchors of their answers. */
export const blogPosts: Readonly<Record<Question, { title: string; answer: readonly Block[] }>> = {
  "react-performance": {
    title: "Wie macht man eine React-Anwendung schneller?",
    answer: [
      "Zuerst messen. Der Profiler der React DevTools zeigt, welche Komponenten gerendert wurden, wie lange das dauerte und warum; das Leistungswerkzeug des Browsers zeigt, worauf die Besucher warten. Oft ist das gar nicht React, sondern ein Bild, eine Schrift oder eine zu späte Anfrage.",
      "Dann weniger tun. Halten Sie State nah an dem Ort, der ihn braucht, damit eine Änderung ein Feld rendert und nicht die ganze Seite. Übergeben Sie langsame Teile als `children`: React überspringt ein Element, das der Parent nicht neu erzeugt hat. Geben Sie Listeneinträgen einen festen `key`. Rendern Sie von einer Liste mit Tausenden nur den sichtbaren Teil. Teilen Sie den Code mit `lazy` nach Routen, und lassen Sie den Server HTML senden, das man lesen kann, bevor ein Skript gelaufen ist.",
      "`memo`, `useMemo` und `useCallback` kommen zuletzt. Sie ersetzen ein Rendern durch einen Vergleich, und das hilft nur, wenn das Rendern langsam war und die Props wirklich gleich bleiben. Damit das Tippen flüssig bleibt, nehmen Sie `useDeferredValue` oder `startTransition`: Die Arbeit bleibt gleich, aber sie kann warten.",
    ],
  },
  "prototypal-inheritance": {
    title: "Wie funktioniert prototypische Vererbung?",
    answer: [
      "Jedes Objekt verweist auf ein anderes Objekt, seinen Prototyp, oder auf `null`. Wer eine Eigenschaft liest, sucht zuerst im Objekt selbst, dann in seinem Prototyp, dann in dessen Prototyp, bis sie gefunden ist oder die Kette endet. Nichts wird kopiert: Eine Methode, die der Prototyp später bekommt, haben sofort alle Objekte.",
      {
        code: `const tool = { describe() { return \`Ein \${this.name}.\`; } };
const plane = Object.create(tool);
plane.name = "Hobel";

plane.describe();                 // "Ein Hobel."
Object.hasOwn(plane, "describe"); // false: am Prototyp gefunden`,
      },
      "Schreiben ist anders: Es setzt die Eigenschaft am Objekt selbst und lässt den Prototyp unverändert (außer es gibt einen Setter in der Kette). Und `this` ist das Objekt vor dem Punkt, sodass eine Methode am Prototyp für jedes Objekt arbeitet, das sie erbt.",
      "`class` ist eine schönere Schreibweise dafür: Methoden liegen auf `Tool.prototype`, und `extends` verbindet einen Prototyp mit dem nächsten.",
    ],
  },
  "state-management": {
    title: "Wie verwaltet man State in React?",
    answer: [
      "Fragen Sie, wem der State gehört. Es gibt vier Antworten, und jede hat ihr eigenes Werkzeug.",
      {
        list: [
          "**Einer Komponente.** Ist das Menü offen? Was wurde getippt? Nehmen Sie `useState`, oder `useReducer`, wenn sich mehrere Werte zusammen ändern. Zwei Komponenten, die ihn brauchen, teilen ihn über ihren nächsten gemeinsamen Parent.",
          "**Dem Server.** Produkte, Bestellungen, Nutzer: Die Seite hat eine Kopie, die veraltet. Ein Client wie Apollo oder TanStack Query holt sie, speichert sie einmal und weiß, wann er sie erneuern muss.",
          "**Der URL.** Suchwörter, Filter, die Seitenzahl: Halten Sie sie in der URL, damit „Zurück“ funktioniert und Links teilbar sind.",
          "**Der Anwendung.** Wer angemeldet ist, was im Warenkorb liegt: Nehmen Sie Context für das, was sich selten ändert, und einen Store außerhalb von React (Redux, Zustand, eine reaktive Variable), gelesen mit `useSyncExternalStore`, für das, was sich oft ändert.",
        ],
      },
      "Die meisten Probleme mit State entstehen, wenn man die zweite Art wie die erste behandelt.",
    ],
  },
  "setting-state": {
    title: "Warum sollte man State nicht direkt setzen?",
    answer: [
      "Weil React es nicht bemerken würde. `products = […]` ändert nur eine Variable; erst der Aufruf des Setters lässt React neu rendern. Ohne ihn bleibt der Bildschirm, wie er war.",
      {
        code: `const [products, setProducts] = useState([]);

products.push(drill);                            // nichts geschieht
setProducts(products);                           // immer noch nichts: dasselbe Array
setProducts((current) => [...current, drill]);   // ein neues Array: React rendert`,
      },
      "Die zweite Zeile scheitert, weil React den alten und den neuen Wert nach Identität vergleicht. Ein verändertes Array ist immer noch dasselbe Array, also hat sich für React, für `memo` und für die Abhängigkeiten von Effekten nichts geändert. Außerdem ist ein Rendern eine Momentaufnahme: Wer ihre Werte mittendrin ändert, zeigt auf einem Bildschirm vielleicht zwei verschiedene.",
      "Auch die Funktionsform ist wichtig. Änderungen werden gesammelt, und `(current) => …` erhält das Ergebnis der früheren.",
    ],
  },
  "unit-tests": {
    title: "Was ist ein Unit-Test, und wozu schreibt man einen?",
    answer: [
      "Ein Unit-Test prüft ein Stück Verhalten ohne Netz, Uhr und Datenbank; er läuft in Millisekunden und scheitert aus nur einem Grund. Er ruft eine Funktion auf oder rendert eine Komponente, wie ihre Nutzer es tun, und nennt das erwartete Ergebnis.",
      {
        code: `it("bietet 0 und dann jede fünfte Menge bis zum Bestand", () => {
  expect(orderQuantities(11)).toEqual([0, 1, 6, 11]);
});`,
      },
      "Er hilft zuerst beim Schreiben: Code, der schwer zu testen ist, ist meist auch schwer zu benutzen. Er hilft allen, die den Code nächstes Jahr ändern: Sie erfahren in einer Sekunde, was sie zerbrochen haben. Und er hilft beim Lesen: Ein guter Test ist eine kurze, genaue Beschreibung einer Regel.",
      "Testen Sie das Verhalten, nicht die Umsetzung: Ein Test, der sich bei jedem Umbau ändert, schützt nichts. Und ergänzen Sie einige Tests des ganzen Wegs mit den echten Teilen, denn auch richtige Einheiten können zusammen scheitern.",
    ],
  },
};
