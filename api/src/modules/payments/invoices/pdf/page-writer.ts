import { locale } from "@shop/shared/locale";
import PDFDocument from "pdfkit";
import { runsOf, type Face, type Weight } from "./fonts";

/** A4 in points, and its free margins. */
export const PAGE = { width: 595.28, height: 841.89, margin: 54, bottom: 78 } as const;

/** The style of a text. */
export interface TextStyle {
  weight?: Weight;
  size?: number;
  color?: string;
  align?: "left" | "right";
}

const LINE_HEIGHT = 1.4;

/** Writes texts of any script at positions of a page; wraps them itself, because a line may need several fonts. */
export class PageWriter {
  readonly document: PDFKit.PDFDocument;
  private readonly embedded = new Set<string>();

  constructor(title: string, madeAt: Date) {
    this.document = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      info: { Title: title, CreationDate: madeAt },
      lang: locale().language,
    });
  }

  private use({ name, bytes }: Face, size: number): void {
    if (!this.embedded.has(name)) this.document.registerFont(name, bytes);
    this.embedded.add(name);
    this.document.font(name).fontSize(size);
  }

  /** The width of a text in points. */
  widthOf(text: string, { weight = "regular", size = 10 }: TextStyle = {}): number {
    return runsOf(text, weight).reduce((width, run) => {
      this.use(run.face, size);
      return width + this.document.widthOfString(run.text);
    }, 0);
  }

  /** Wraps a text into lines of at most this width; breaks longer words. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(/\s+/).flatMap((each) => this.breakWord(each, width, style))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.widthOf(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  private breakWord(word: string, width: number, style: TextStyle): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const parts = [""];
    for (const character of word) {
      const longer = `${parts.at(-1) ?? ""}${character}`;
      if (parts.at(-1) && this.widthOf(longer, style) > width) parts.push(character);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }

  /** Writes one line; `x` is its right end if it is aligned right. */
  line(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { weight = "regular", size = 10, color = "#1c1917", align = "left" } = style;
    let at = align === "right" ? x - this.widthOf(text, style) : x;
    for (const run of runsOf(text, weight)) {
      this.use(run.face, size);
      this.document.fillColor(color);
      this.document.text(run.text, at, y, { lineBreak: false });
      at += this.document.widthOfString(run.text);
    }
  }

  /** Writes lines below each other; returns the position of the next line. */
  lines(texts: readonly string[], x: number, y: number, style: TextStyle = {}): number {
    const height = (style.size ?? 10) * LINE_HEIGHT;
    for (const [index, text] of texts.entries()) this.line(text, x, y + index * height, style);
    return y + texts.length * height;
  }

  /** Draws a JPEG in a box, as large as fits; returns the position below the box. */
  image(
    bytes: Uint8Array,
    x: number,
    y: number,
    { width, height }: { width: number; height: number },
  ): number {
    this.document.image(Buffer.from(bytes), x, y, { fit: [width, height] });
    return y + height;
  }

  /** Draws a horizontal rule across the text area. */
  rule(y: number, color = "#d6d3d1"): void {
    const { width, margin } = PAGE;
    this.document
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  }

  /** The bytes of the finished file. */
  async bytes(): Promise<Buffer> {
    const pieces: Buffer[] = [];
    this.document.end();
    for await (const piece of this.document as unknown as AsyncIterable<Buffer>) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}
