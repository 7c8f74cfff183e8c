import { useEffect, useId, useState, type RefObject, useRef, type PointerEvent } from "react";
import { styled } from "styled-components";
import { imageOrderTexts as texts } from "../../../../messages/product-form";
import { color, radius, space, text } from "../../../../theme/tokens";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { ImageRow } from "./ImageRow";

/** A list with one item moved to another place; the same list where there is no such place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const others = items.filter((_, place) => place !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** The place over which a point is, by the middles of the rows from the top; the last one below all of them. */
export function placeAt(y: number, rows: readonly { top: number; height: number }[]): number {
  const below = rows.findIndex(({ top, height }) => y < top + height);
  return below === -1 ? rows.length - 1 : below;
}

/**
 * Moves a row of a list while its handle is dragged, with mouse, finger or pen. `list` is the element whose children are the
 * rows. The keyboard has buttons of its own.
 */
function useDragOrder(onMove: (from: number, to: number) => void) {
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

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};

  > p {
    font-size: ${text.small};
    font-weight: 550;
  }
  > [data-hint] {
    color: ${color.muted};
    font-weight: 400;
  }
  ol {
    display: grid;
    margin: 0;
    padding: ${space[1]};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    list-style: none;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
`;

interface ImageOrderProps {
  images: readonly string[];
  onChange: (images: readonly string[]) => void;
}

/** A product's images in their order, which dragging and buttons change. What has happened is announced. */
export function ImageOrder({ images, onChange }: ImageOrderProps) {
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
      <p id={`${id}-title`}>{texts.list}</p>
      <p id={`${id}-hint`} data-hint>
        {texts.hint}
      </p>
      <ol aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`} {...area}>
        {images.map((image, place) => (
          <ImageRow
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
              setPressed({ button: `${Math.min(place + 1, images.length - 1)} up` });
            }}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  );
}

/** A image may occur twice. */
function keyOf(images: readonly string[], place: number): string {
  const image = images[place] ?? "";
  return `${images.slice(0, place).filter((other) => other === image).length} ${image}`;
}

/** Where a button is once it was pressed: its place and direction. A new object for each press. */
interface Pressed {
  button: string;
}

/** Keeps the focus on the button that was pressed, whose row has moved or is gone. */
function useRestoredFocus(list: RefObject<HTMLOListElement | null>, pressed: Pressed | undefined): void {
  useEffect(() => {
    if (pressed) list.current?.querySelector<HTMLElement>(`[data-move="${pressed.button}"]`)?.focus();
  }, [list, pressed]);
}
