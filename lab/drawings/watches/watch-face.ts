import type { Sketch } from "../sketch";
import type { Complication, WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";
import type { CaseForm } from "./watch-form";

/** What the indices need to know of the dial: its form, how far in it starts, and its radius. */
export interface Face {
  readonly sketch: Sketch;
  readonly watch: WatchDrawing;
  readonly form: CaseForm;
  readonly inset: number;
  readonly radius: number;
}

/** The hours, in order. */
export const hours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The hours at which something else stands on the dial. */
function coveredHours(complications: readonly Complication[]): readonly number[] {
  const covered: Partial<Record<Complication, readonly number[]>> = {
    date: [3],
    magnifiedDate: [3],
    smallSeconds: [6],
    chronograph: [3, 6, 9],
    twoRegisters: [3, 9],
    moonphase: [6],
    powerReserve: [],
    regulator: [12, 6],
  };
  return complications.flatMap((complication) => covered[complication] ?? []);
}

/** The hours at which there is room for a mark. */
export function openHours({ watch }: Face): readonly number[] {
  const covered = coveredHours(watch.dial.complications ?? []);
  return hours.filter((hour) => !covered.includes(hour));
}
