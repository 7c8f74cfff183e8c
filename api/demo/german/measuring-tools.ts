import type { TextsBySlug } from "../catalogue/demo-product";

/** The German texts of the demo's measuring tools, by the product's slug. */
export const germanMeasuringTools: TextsBySlug = {
  "fennick-crossbeam-laser": {
    name: "Fennick Crossbeam Kreuzlinienlaser, grün",
    description:
      "Wirft eine waagerechte und eine senkrechte Linie in Grün, viermal so gut sichtbar wie Rot, und nivelliert sich in drei Sekunden selbst. Arretiert hält er die Neigung für Treppen; wird er verschoben, blinkt er.\n" +
      "Genauigkeit: ±0,3 mm je Meter\n" +
      "Reichweite: 30 m, 60 m mit Empfänger\n" +
      "Nivellierung: Pendel ±4°, arretierbar\n" +
      "Laser: Klasse 2, 520 nm\n" +
      "Schutzart: IP54, Sturz aus 1 m\n" +
      "Lieferumfang: Laser, Ministativ, vier AA-Zellen, Tasche",
  },
  "fennick-box-level-600": {
    name: "Fennick Kastenwasserwaage 600 mm",
    description:
      "Auf beiden Seiten gefräst, also über Kopf so genau wie aufrecht. Drei versiegelte Acrylglaslibellen, abnehmbare Endkappen für Ecken und Handlöcher für einen sicheren Griff.\n" +
      "Länge: 600 mm\n" +
      "Genauigkeit: 0,5 mm je Meter, auch über Kopf\n" +
      "Libellen: waagerecht, senkrecht, 45°\n" +
      "Profil: Aluminium, 60 × 24 mm\n" +
      "Gewicht: 0,62 kg",
  },
  "fennick-box-level-1200": {
    name: "Fennick Kastenwasserwaage 1200 mm",
    description:
      "Die lange Wasserwaage für Türrahmen, Küchen und Wände. Das gleiche Kastenprofil wie die kleine, mit einer zweiten Rippe innen, damit sie sich auch unter Last nicht biegt.\n" +
      "Länge: 1200 mm\n" +
      "Genauigkeit: 0,5 mm je Meter, auch über Kopf\n" +
      "Libellen: eine waagerecht, zwei senkrecht\n" +
      "Profil: Aluminium, 60 × 24 mm, zwei Handlöcher\n" +
      "Gewicht: 1,1 kg",
  },
  "fennick-torpedo-level-230": {
    name: "Fennick Torpedo-Wasserwaage 230 mm",
    description:
      "Eine Wasserwaage für die Tasche. Magnete in der Kante halten sie an Rohren und Schaltkästen, und eine Nut hält sie auf Rundem gerade.\n" +
      "Länge: 230 mm\n" +
      "Genauigkeit: 0,75 mm je Meter\n" +
      "Libellen: waagerecht, senkrecht, 45°\n" +
      "Kante: Aluminium, zwei Seltenerdmagnete\n" +
      "Gewicht: 0,24 kg",
  },
  "fennick-tape-measure-8": {
    name: "Fennick Rollbandmaß 8 m",
    description:
      "Steht drei Meter weit frei, rollt sich ruhig auf und ist beidseitig lesbar. Der Haken hat vier Nieten und bewegt sich um seine eigene Stärke, damit Innen- und Außenmaß stimmen.\n" +
      "Länge: 8 m, Band 25 mm breit\n" +
      "Genauigkeit: EG-Klasse II\n" +
      "Band: Stahl mit Nylonschicht, matt\n" +
      "Gehäuse: ABS mit Gummi, Gürtelclip\n" +
      "Gewicht: 0,42 kg",
  },
  "fennick-combination-square-300": {
    name: "Fennick Kombinationswinkel 300 mm",
    description:
      "Winkel, Gehrung, Tiefenmaß und Lineal in einem. Die Schiene ist geschliffen und geätzt; der Gusskopf wird nach einem Jahr Lagerung bearbeitet, damit er genau bleibt.\n" +
      "Schiene: 300 mm, gehärteter Edelstahl, 1 und 0,5 mm\n" +
      "Rechtwinkligkeit: 0,03 mm auf 100 mm\n" +
      "Kopf: 90° und 45°, mit Libelle\n" +
      "Gewicht: 0,48 kg",
  },
  "fennick-digital-calipers-150": {
    name: "Fennick Digitaler Messschieber 150 mm",
    description:
      "Hundertstelmillimeter in Ziffern, die man auf Armlänge liest. Die Anzeige geht mit dem Schieber an und von selbst aus, und die Elektronik ist gegen Kühlmittel abgedichtet.\n" +
      "Messbereich: 150 mm, außen, innen, Tiefe, Stufe\n" +
      "Auflösung: 0,01 mm, Fehlergrenze ±0,02 mm\n" +
      "Schutzart: IP67\n" +
      "Stahl: gehärtet, rostfrei, geläppte Flächen\n" +
      "Lieferumfang: Messschieber, SR44-Zelle, Etui, Zeugnis",
  },
  "fennick-laser-distance-meter-50": {
    name: "Fennick Laser-Entfernungsmesser 50 m",
    description:
      "Misst einen Raum mit drei Tastendrücken und berechnet Fläche und Volumen. Er misst ab beiden Enden oder ab dem Stativgewinde und behält die letzten zwanzig Ergebnisse.\n" +
      "Reichweite: 50 m\n" +
      "Genauigkeit: ±1,5 mm\n" +
      "Laser: Klasse 2, 635 nm\n" +
      "Schutzart: IP54\n" +
      "Batterie: zwei AAA-Zellen, 5.000 Messungen\n" +
      "Gewicht: 0,12 kg\n" +
      "Lieferumfang: Messgerät, Zellen, Handschlaufe, Tasche",
  },
};
