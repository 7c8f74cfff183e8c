import { useEffect, useId, useState, type RefObject, useRef, type PointerEvent } from "react";
import { styled } from "styled-components";
import { imageOrderTexts as texts } from "../../../../messages/product-form";
import { color, space, text } from "../../../../theme/tokens";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { ImageTile } from "./ImageTile";

/** A list with one item moved to another place; the same list where there is no such place. */
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

/** The place whose box is under a point, or nearest to it. */
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
 * Moves a tile of a list while its handle is dragged, with mouse, finger or pen. `list` is the element whose children are the
 * tiles. The keyboard has buttons of its own.
 */
function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();

  const drag = (event: PointerEvent) => {
    if (dragged === undefined || !list.current) return;
    const boxes = Array.from(list.current.children, (tile) => tile.getBoundingClientRect());
    const place = placeAt({ x: event.clientX, y: event.clientY }, boxes);
    if (place === dragged) return;
    onMove(dragged, place);
    setDragged(place);
  };
  const handleOf = (place: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault(); // neither selects text nor drags the image itself
      list.current?.setPointerCapture(event.pointerId); // the list stays where it is, while the tiles move
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

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};

  > p {
    color: ${color.muted};
    font-size: ${text.small};
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.75rem, 1fr));
    gap: ${space[3]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

interface ImageGridProps {
  images: readonly string[];
  onChange: (images: readonly string[]) => void;
}

/** A product's images in their order, which dragging and buttons change. What has happened is announced. */
export function ImageGrid({ images, onChange }: ImageGridProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  const [pressed, setPressed] = useState<Pressed>();
  const move = (from: number, to: number) => {
    onChange(moveItem(images, from, to));
    setSaid(texts.moved(to + 1, images.length));
  };
  const { dragged, handleOf, area } = useDragOrder(move);
  useRestoredFocus(area.ref, pressed);

  return (
    <Frame>
      {images.length > 1 && <p id={id}>{texts.hint}</p>}
      <ol aria-label={texts.list} aria-describedby={images.length > 1 ? id : undefined} {...area}>
        {images.map((image, place) => (
          <ImageTile
            key={keyOf(images, place)}
            image={image}
            place={place + 1}
            count={images.length}
            dragged={dragged === place}
            handle={handleOf(place)}
            onMove={(to, button) => {
              move(place, to);
              setPressed({ button: `${to + 1} ${button}` });
            }}
            onRemove={() => {
              onChange(images.filter((_, other) => other !== place));
              setSaid(texts.removed(images.length - 1));
              setPressed({ button: `${Math.min(place + 1, images.length - 1)} earlier` });
            }}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  );
}

/** An image may occur twice. */
function keyOf(images: readonly string[], place: number): string {
  const image = images[place] ?? "";
  return `${images.slice(0, place).filter((other) => other === image).length} ${image}`;
}

/** Where a button is once it was pressed: its place and direction. A new object for each press. */
interface Pressed {
  button: string;
}

/** Keeps the focus on the button that was pressed, whose tile has moved or is gone. */
function useRestoredFocus(list: RefObject<HTMLOListElement | null>, pressed: Pressed | undefined): void {
  useEffect(() => {
    if (pressed) list.current?.querySelector<HTMLElement>(`[data-move="${pressed.button}"]`)?.focus();
  }, [list, pressed]);
}
