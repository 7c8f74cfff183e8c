import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../features/catalogue/ProductImage";
import { productTexts } from "../../../messages/shop";
import { color, from, motion, shadow, space } from "../../../theme/tokens";
import { ZoomIn } from "../../../ui/icons/icons";

/** The image's width: five sixths of its height. */
const shownWidth = "min(62vh, 37rem, 65vw)";

/** The plate of the page's image; its placeholder is a span of the same height. */
export const Show = styled(ImagePlate)`
  padding: clamp(${space[4]}, 3vw, ${space[10]});

  img,
  > span {
    width: auto;
    max-width: 100%;
    height: min(74vh, 44rem, 78vw);
    object-fit: contain;
  }
  ${from.medium} {
    position: sticky;
    top: 5rem;
  }
`;

/** Covers the image; its icon is in the corner. */
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

/** Nobody needs it to see the page. */
const ImageZoom = lazy(async () => ({ default: (await import("./ImageZoom")).ImageZoom }));

/** The large image of a product, which a press enlarges to the whole window. */
export function ProductView({ image, name }: { image: string; name: string }) {
  const [enlarged, setEnlarged] = useState(false);
  return (
    <Show>
      <ProductImage src={image} alt={name} sizes={shownWidth} width={600} height={720} fetchPriority="high" />
      <Enlarge type="button" aria-label={productTexts.enlarge} onClick={() => setEnlarged(true)}>
        <span>
          <ZoomIn size={20} strokeWidth={1.75} aria-hidden />
        </span>
      </Enlarge>
      {enlarged && (
        <Suspense fallback={null}>
          <ImageZoom image={image} name={name} onClose={() => setEnlarged(false)} />
        </Suspense>
      )}
    </Show>
  );
}
