import { styled } from "styled-components";
import { color, motion, radius } from "../../theme/tokens";

/** The tinted ground that every picture stands on, lit from above: a grid is quiet whatever is in it. */
export const Plate = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: ${radius.large};
  background: radial-gradient(90% 75% at 50% 38%, ${color.plateGlow}, ${color.plate});
`;

/** 15 by 18 rem (spec §2) where there is room for it. */
const Picture = styled.img`
  width: 15rem;
  aspect-ratio: 5 / 6;
  object-fit: contain;
  transition: transform ${motion.calm};
`;

interface ProductPictureProps {
  image: string;
  /** Empty where the product's name stands beside it. */
  alt?: string;
  /** It is seen at once: fetched early instead of when it comes near. */
  early?: boolean;
}

/** A product's picture in its constant ratio; its place is kept before it has loaded. */
export function ProductPicture({ image, alt = "", early = false }: ProductPictureProps) {
  return (
    <Picture
      src={image}
      alt={alt}
      width={240}
      height={288}
      loading={early ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
