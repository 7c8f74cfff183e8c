import { useRef, useState, type PointerEvent } from "react";

/** The list with one item moved; the unchanged list if the new position doesn't exist. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const others = items.filter((_, place) => place !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** A point or box in the window, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the box that contains a point, or is nearest to it. */
export function placeAt(point: Point, boxes: readonly Box[]): number {
  const distances = boxes.map(({ left, top, width, height }) =>
    Math.hypot(
      Math.max(left - point.x, 0, point.x - left - width),
      Math.max(top - point.y, 0, point.y - top - height),
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * Moves an element of a list while its handle is dragged, with mouse, finger or pen. `list` is the parent of the elements.
 * The keyboard uses their buttons.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();

  const drag = (event: PointerEvent) => {
    if (dragged === undefined || !list.current) return;
    const boxes = Array.from(list.current.children, (element) => element.getBoundingClientRect());
    const place = placeAt({ x: event.clientX, y: event.clientY }, boxes);
    if (place === dragged) return;
    onMove(dragged, place);
    setDragged(place);
  };
  const handleOf = (place: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault(); // avoids text selection and dragging the image itself
      list.current?.setPointerCapture(event.pointerId); // captured by the list, because the elements move
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
