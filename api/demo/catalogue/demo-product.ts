import type { ToolDrawing } from "./tool-drawing";
import type { DigitalWatchDrawing, WatchDrawing } from "./watch-drawing";

/** One product of the demo catalogue, and how its image is drawn. */
export interface DemoProduct {
  /** Names the image's file; never shown. */
  readonly slug: string;
  readonly name: string;
  /** Plain text; a line break begins a line of the specification. */
  readonly description: string;
  /** Dollars, to the cent. */
  readonly price: number;
  /** What it costs without the sale that begins with the demo. */
  readonly regularPrice?: number;
  /** From 0 to 5, in tenths. */
  readonly rating: number;
  readonly countInStock: number;
  readonly drawing: WatchDrawing | DigitalWatchDrawing | ToolDrawing;
}
