import type { PointerEvent } from "react";
import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../../features/catalogue/ProductImage";
import { imageOrderTexts as texts } from "../../../../messages/product-form";
import { color, radius, shadow, space, text } from "../../../../theme/tokens";
import { iconButton } from "../../../../ui/form/icon-button";
import { ChevronDown, ChevronUp, X } from "../../../../ui/icons/icons";

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[2]};
  border-radius: ${radius.small};
  background: ${color.surface};

  &[data-dragged] {
    box-shadow: ${shadow.floating};
  }
`;

const Handle = styled(ImagePlate)`
  width: 3rem;
  height: 3.6rem;
  border-radius: ${radius.small};
  cursor: grab;
  touch-action: none;
  user-select: none;

  [data-dragged] & {
    cursor: grabbing;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    pointer-events: none;
  }
`;

const Words = styled.div`
  font-size: ${text.small};

  strong {
    display: block;
    font-weight: 550;
  }
  bdi {
    display: block;
    overflow: hidden;
    color: ${color.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Buttons = styled.div`
  display: flex;
`;

const IconButton = styled.button`
  ${iconButton}

  &[aria-disabled="true"] {
    color: ${color.edge};
    cursor: default;
  }
`;

interface ImageRowProps {
  image: string;
  /** From 1. */
  place: number;
  count: number;
  dragged: boolean;
  handle: { onPointerDown: (event: PointerEvent) => void };
  onMove: (to: number, button: "up" | "down") => void;
  onRemove: () => void;
}

/** One image of a product: dragged by the image, moved and removed by buttons. */
export function ImageRow({ image, place, count, dragged, handle, onMove, onRemove }: ImageRowProps) {
  const [isFirst, isLast] = [place === 1, place === count];
  return (
    <Row data-dragged={dragged || undefined}>
      <Handle {...handle}>
        <ProductImage src={image} alt="" sizes="3rem" width={48} height={58} draggable={false} />
      </Handle>
      <Words>
        <strong>{isFirst ? texts.first : texts.nth(place)}</strong>
        <bdi title={image}>{image}</bdi>
      </Words>
      <Buttons>
        <IconButton
          type="button"
          data-move={`${place} up`}
          aria-label={texts.earlier(place)}
          aria-disabled={isFirst || undefined}
          onClick={() => isFirst || onMove(place - 2, "up")}
        >
          <ChevronUp size={20} aria-hidden />
        </IconButton>
        <IconButton
          type="button"
          data-move={`${place} down`}
          aria-label={texts.later(place)}
          aria-disabled={isLast || undefined}
          onClick={() => isLast || onMove(place, "down")}
        >
          <ChevronDown size={20} aria-hidden />
        </IconButton>
        <IconButton type="button" aria-label={texts.remove(place)} onClick={onRemove}>
          <X size={20} aria-hidden />
        </IconButton>
      </Buttons>
    </Row>
  );
}
