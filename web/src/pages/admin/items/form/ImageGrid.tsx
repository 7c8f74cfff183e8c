import { useEffect, useId, useState, type RefObject, useRef, type PointerEvent } from "react";
import { styled } from "styled-components";
import { imageOrderTexts as texts } from "@shop/shared/messages/en/admin-items";
import { secondary, space } from "../../../../theme/tokens";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { ImageTile } from "./ImageTile";

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
 * Moves a tile of a list while its handle is dragged, with mouse, finger or pen. `list` is the parent element of the tiles.
 * The keyboard uses the tiles' buttons.
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
      event.preventDefault(); // avoids text selection and dragging the image itself
      list.current?.setPointerCapture(event.pointerId); // captured by the list, because the tiles move
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
    ${secondary}
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.75rem, 1fr));
    gap: ${space[3]};
  }
`;

interface ImageGridProps {
  images: readonly string[];
  onChange: (images: readonly string[]) => void;
}

/** A product's images in their order, changed by dragging and buttons. Announces each change. */
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

/** With an index, because an image may occur twice. */
function keyOf(images: readonly string[], place: number): string {
  const image = images[place] ?? "";
  return `${images.slice(0, place).filter((other) => other === image).length} ${image}`;
}

/** The position and direction of the pressed button after the move. A new object for each press. */
interface Pressed {
  button: string;
}

/** Restores the focus after a button was pressed, because its tile has moved or is gone. */
function useRestoredFocus(list: RefObject<HTMLOListElement | null>, pressed: Pressed | undefined): void {
  useEffect(() => {
    if (pressed) list.current?.querySelector<HTMLElement>(`[data-move="${pressed.button}"]`)?.focus();
  }, [list, pressed]);
}
