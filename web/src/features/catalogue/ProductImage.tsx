import { useState, type ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { color, motion, radius } from "../../theme/tokens";
import { imageSources } from "./image-sources";
import missingImage from "./missing-image.svg?inline";

/** The tinted ground that every picture stands on, lit from above: a grid is quiet whatever is in it. */
export const ImagePlate = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: ${radius.large};
  background: radial-gradient(90% 75% at 50% 38%, ${color.plateGlow}, ${color.plate});
`;

/** Lays its picture out as if it weren't there. */
const Picture = styled.picture`
  display: contents;
`;

interface ProductImageProps extends ComponentPropsWithRef<"img"> {
  src: string;
  /** How wide it is shown at the most, as CSS says it: of an uploaded picture no larger size is fetched. */
  sizes: string;
}

/** A product's picture as it is; where it can't be shown, a drawing of the shop's own takes its place. */
export function ProductImage({ src, sizes, ...rest }: ProductImageProps) {
  const [broken, setBroken] = useState<string>();
  const show = src && broken !== src ? src : missingImage;
  // One that failed before React listened doesn't tell again.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && show === src) setBroken(src);
  };
  const image = <img {...rest} ref={look} src={show} onError={() => setBroken(src)} />;
  const sources = show === src ? imageSources(src) : [];
  if (sources.length === 0) return image;
  return (
    <Picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </Picture>
  );
}

/** 15 by 18 rem (spec §2) where there is room for it. */
const CardImage = styled(ProductImage)`
  width: 15rem;
  aspect-ratio: 5 / 6;
  object-fit: contain;
  transition: transform ${motion.calm};
`;

interface ProductCardImageProps {
  image: string;
  /** Empty where the product's name stands beside it. */
  alt?: string;
  /** It is seen at once: fetched early instead of when it comes near. */
  eager?: boolean;
}

/** A product's picture in its constant ratio; its place is kept before it has loaded. */
export function ProductCardImage({ image, alt = "", eager = false }: ProductCardImageProps) {
  return (
    <CardImage
      src={image}
      alt={alt}
      sizes="15rem"
      width={240}
      height={288}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
