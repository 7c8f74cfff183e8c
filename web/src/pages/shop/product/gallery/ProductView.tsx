import { lazy, Suspense, useRef, useState } from "react";
import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../../ui/product/ProductImage";
import { productTexts } from "@shop/shared/messages/en/products";
import { color, from, motion, shadow, space } from "../../../../theme/tokens";
import { ZoomIn } from "../../../../ui/icons/zoom-icon";
import { lazyPart } from "../../../../ui/browser/page-loading";

/** The image's width: five sixths of its height. */
const shownWidth = "min(62vh, 37rem, 65vw)";

/** The plate of the page's image; its placeholder is a span of equal height. */
export const GalleryPlate = styled(ImagePlate)`
  grid-template-rows: min(74vh, 44rem, 78vw);
  padding: clamp(${space[4]}, 3vw, ${space[10]});

  > img,
  > picture img,
  > span {
    width: auto;
    max-width: 100%;
    height: 100%;
    object-fit: contain;
    transition: translate ${motion.quick};
  }
  /* Next to the thumbnails. */
  &&&[data-several] > picture > img[data-photo],
  &&&[data-several] > img[data-photo] {
    left: calc(var(--target) + 2 * ${space[2]});
    width: calc(100% - var(--target) - 2 * ${space[2]});
    border: 0;
    background: none;
  }
  /* plainer without :has */
  &[data-several]:has(> [data-photo], > picture > [data-photo]) {
    background: #fff;
    box-shadow: inset 0 0 0 1px ${color.line};
  }
  ${from.medium} {
    position: sticky;
    top: 5rem;
  }
`;

/** Covers the image; its icon is in the corner. A vertical swipe scrolls the page, a horizontal one switches the image. */
const Enlarge = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: end;
  padding: ${space[3]};
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: zoom-in;
  touch-action: pan-y pinch-zoom;

  span {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border-radius: 50%;
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${shadow.resting};
    transition: transform ${motion.quick};
  }
  &:hover span {
    transform: scale(1.06);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** Not needed to see the page. */
const ImageZoom = lazy(async () => ({ default: (await import("./ImageZoom")).ImageZoom }));

const GalleryControls = lazyPart("beside", async () => (await import("./GalleryControls")).GalleryControls);

interface ProductViewProps {
  /** At least one; the first one is shown initially. */
  images: readonly string[];
  name: string;
}

/** The large image of a product, which a press enlarges to the whole window, and controls for its other images. */
export function ProductView({ images, name }: ProductViewProps) {
  const { length: count } = images;
  const [chosen, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const plate = useRef<HTMLDivElement>(null);
  const shown = Math.min(chosen, count - 1);
  const gallery = { images, shown, onShow: setShown };

  return (
    <GalleryPlate ref={plate} data-several={count > 1 ? "" : undefined}>
      <ProductImage
        key={images[shown]}
        src={images[shown] ?? ""}
        alt={shown === 0 ? name : `${name} (${shown + 1} / ${count})`}
        sizes={shownWidth}
        width={600}
        height={720}
        fetchPriority="high"
        data-swiped=""
      />
      <Enlarge type="button" aria-label={productTexts.enlarge} onClick={() => setEnlarged(true)}>
        <span>
          <ZoomIn size={20} strokeWidth={1.75} aria-hidden />
        </span>
      </Enlarge>
      {count > 1 && <GalleryControls {...gallery} plate={plate} enabled={!enlarged} />}
      {enlarged && (
        <Suspense fallback={null}>
          <ImageZoom {...gallery} name={name} onClose={() => setEnlarged(false)} />
        </Suspense>
      )}
    </GalleryPlate>
  );
}
