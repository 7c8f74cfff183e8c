import { useRef, useState, type PointerEvent } from "react";
import { placeAt } from "./move-item";

/**
 * Moves a row of a list while its handle is dragged, with mouse, finger or pen. `list` is the element whose children are the
 * rows. The keyboard has buttons of its own.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();

  const drag = (event: PointerEvent) => {
    if (dragged === undefined || !list.current) return;
    const rows = Array.from(list.current.children, (row) => row.getBoundingClientRect());
    const place = placeAt(event.clientY, rows);
    if (place === dragged) return;
    onMove(dragged, place);
    setDragged(place);
  };
  const handleOf = (place: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault(); // neither selects text nor drags the image itself
      list.current?.setPointerCapture(event.pointerId); // the list stays where it is, while the rows move
      setDragged(place);
    },
  });
  const area = {
    ref: list,
    onPointerMove: drag,
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  };
  return { dragged, handleOf, area };
}
