import { useEffect, useId, useState, type RefObject } from "react";
import { styled } from "styled-components";
import { imageOrderTexts as texts } from "@shop/shared/messages/en/admin-items";
import { secondary, space } from "../../../../theme/tokens";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { moveItem, useDragOrder } from "../../parts/use-drag-order";
import { ImageTile } from "./ImageTile";

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
