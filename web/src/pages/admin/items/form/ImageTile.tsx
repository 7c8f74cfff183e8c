import type { PointerEvent } from "react";
import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../../ui/product/ProductImage";
import { imageOrderTexts as texts } from "@shop/shared/messages/en/admin-items";
import { color, contained, radius, shadow, space, text } from "../../../../theme/tokens";
import { IconButton } from "../../../../ui/form/IconButton";
import { ChevronLeft, ChevronRight, X } from "../../../../ui/icons/icons";

const Tile = styled.li`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};

  &[data-dragged] {
    box-shadow: ${shadow.floating};
  }
`;

const Handle = styled(ImagePlate)`
  aspect-ratio: 1;
  border-radius: 0;
  cursor: grab;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  [data-dragged] & {
    cursor: grabbing;
  }
  img {
    ${contained}
    pointer-events: none;
  }
`;

const Main = styled.span`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  background: ${color.band};
  color: ${color.onBand};
  font-size: ${text.tiny};
  font-weight: 550;
`;

const Buttons = styled.div`
  display: flex;
  justify-content: space-between;
`;

interface ImageTileProps {
  image: string;
  /** Starts at 1. */
  place: number;
  count: number;
  dragged: boolean;
  handle: { onPointerDown: (event: PointerEvent) => void };
  onMove: (to: number, button: "earlier" | "later") => void;
  onRemove: () => void;
}

/** An image of a product: dragged by the image, moved and removed by buttons. */
export function ImageTile({ image, place, count, dragged, handle, onMove, onRemove }: ImageTileProps) {
  const [isFirst, isLast] = [place === 1, place === count];
  return (
    <Tile data-dragged={dragged || undefined}>
      <Handle {...handle} title={image}>
        <ProductImage
          src={image}
          alt={texts.nth(place)}
          sizes="10rem"
          width={160}
          height={160}
          draggable={false}
        />
        {isFirst && <Main>{texts.first}</Main>}
      </Handle>
      <Buttons>
        <IconButton
          type="button"
          data-move={`${place} earlier`}
          aria-label={texts.earlier(place)}
          aria-disabled={isFirst || undefined}
          onClick={() => isFirst || onMove(place - 2, "earlier")}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton
          type="button"
          data-move={`${place} later`}
          aria-label={texts.later(place)}
          aria-disabled={isLast || undefined}
          onClick={() => isLast || onMove(place, "later")}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
        <IconButton type="button" aria-label={texts.remove(place)} onClick={onRemove}>
          <X size={20} aria-hidden />
        </IconButton>
      </Buttons>
    </Tile>
  );
}
