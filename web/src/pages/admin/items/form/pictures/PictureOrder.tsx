import { useEffect, useId, useState, type RefObject } from "react";
import { styled } from "styled-components";
import { pictureTexts as texts } from "../../../../../messages/product-form";
import { color, radius, space, text } from "../../../../../theme/tokens";
import { VisuallyHidden } from "../../../../../ui/layout/VisuallyHidden";
import { moveItem } from "./move-item";
import { PictureRow } from "./PictureRow";
import { useDragOrder } from "./use-drag-order";

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

interface PictureOrderProps {
  images: readonly string[];
  onChange: (images: readonly string[]) => void;
}

/** A product's pictures in their order, which dragging and buttons change. What has happened is announced. */
export function PictureOrder({ images, onChange }: PictureOrderProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  const [pressed, setPressed] = useState<Pressed>();
  const move = (from: number, to: number) => {
    onChange(moveItem(images, from, to));
    setSaid(texts.moved(to + 1, images.length));
  };
  const { dragged, handleOf, area } = useDragOrder(move);
  useKeptFocus(area.ref, pressed);

  return (
    <Frame>
      <p id={`${id}-title`}>{texts.list}</p>
      <p id={`${id}-hint`} data-hint>
        {texts.hint}
      </p>
      <ol aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`} {...area}>
        {images.map((image, place) => (
          <PictureRow
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

/** A picture may occur twice. */
function keyOf(images: readonly string[], place: number): string {
  const image = images[place] ?? "";
  return `${images.slice(0, place).filter((other) => other === image).length} ${image}`;
}

/** Where a button is once it was pressed: its place and direction. A new object for each press. */
interface Pressed {
  button: string;
}

/** Keeps the focus on the button that was pressed, whose row has moved or is gone. */
function useKeptFocus(list: RefObject<HTMLOListElement | null>, pressed: Pressed | undefined): void {
  useEffect(() => {
    if (pressed) list.current?.querySelector<HTMLElement>(`[data-move="${pressed.button}"]`)?.focus();
  }, [list, pressed]);
}
