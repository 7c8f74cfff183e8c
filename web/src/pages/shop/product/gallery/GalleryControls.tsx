import { useEffect, useEffectEvent, type RefObject, useRef } from "react";
import { keyframes, styled } from "styled-components";
import { imageOf, productPartsTexts } from "@shop/shared/messages/en/products";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { indexAfter } from "./index-after";
import { moveImages } from "./move-image";
import { useSwipe } from "./use-swipe";
import { ImagePlate, ProductImage } from "../../../../ui/product/ProductImage";
import { color, contained, motion, radius, space } from "../../../../theme/tokens";

moveImages(); // here, because the page is complete without this part, and without a movement

const appear = keyframes`
  from { opacity: 0; }
`;

/** At the left edge of the plate, over the image's margin: it takes no space, so that nothing moves when it appears. */
const List = styled.ul`
  position: absolute;
  inset-block: ${space[2]};
  left: ${space[2]};
  z-index: 1;
  display: grid;
  align-content: center;
  align-content: safe center;
  gap: ${space[2]};
  overflow-y: auto;
  scrollbar-width: none;
  animation: ${appear} ${motion.calm};
  pointer-events: none; /* between the thumbnails, a press enlarges the image */
`;

const Thumbnail = styled(ImagePlate)`
  width: var(--target);
  height: calc(1.2 * var(--target));
  padding: 3px;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  cursor: pointer;
  pointer-events: auto;
  transition: border-color ${motion.quick};

  img {
    ${contained}
  }
  &&&& img[data-photo] {
    inset: 3px;
    width: calc(100% - 6px);
    height: calc(100% - 6px);
  }
  &[aria-current="true"] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &:hover {
    border-color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

interface ThumbnailsProps {
  images: readonly string[];
  shown: number;
  onShow: (index: number) => void;
}

/** The images of a product to choose from. Only the current one is in the tab order; the focus follows it. */
function Thumbnails({ images, shown, onShow }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current?.contains(document.activeElement)) current.querySelectorAll("button")[shown]?.focus();
  }, [shown]);
  return (
    <List ref={list} aria-label={productPartsTexts.pictures}>
      {images.map((image, index) => (
        <li key={image}>
          <Thumbnail
            as="button"
            type="button"
            aria-label={imageOf(index + 1, images.length)}
            aria-current={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => onShow(index)}
          >
            <ProductImage src={image} alt="" sizes="44px" width={38} height={46} loading="lazy" />
          </Thumbnail>
        </li>
      ))}
    </List>
  );
}

interface GalleryControlsProps {
  images: readonly string[];
  /** The index of the current image. */
  shown: number;
  onShow: (index: number) => void;
  /** The element that receives swipes and arrow keys. */
  plate: RefObject<HTMLElement | null>;
  /** False while the image is enlarged, because that dialog handles the keys. */
  enabled: boolean;
}

/** Switches between the images of a product: by thumbnails, swipes and arrow keys. */
export function GalleryControls({ images, shown, onShow, plate, enabled }: GalleryControlsProps) {
  const count = images.length;
  useSwipe(plate, enabled, (step) => onShow((shown + step + count) % count));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = enabled ? indexAfter(event.key, shown, count) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
  });
  useEffect(() => {
    const element = plate.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [plate]);

  return (
    <>
      <Thumbnails images={images} shown={shown} onShow={onShow} />
      <VisuallyHidden as="div" role="status">
        {shown !== 0 && imageOf(shown + 1, count)}
      </VisuallyHidden>
    </>
  );
}
