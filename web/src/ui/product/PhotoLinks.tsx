import { styled } from "styled-components";
import { radius, space } from "../../theme/tokens";
import { ImagePlate, ProductImage } from "./ProductImage";

const Photos = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Plate = styled(ImagePlate)`
  width: 4rem;
  aspect-ratio: 1;
  border-radius: ${radius.small};
`;

interface PhotoLinksProps {
  photos: readonly string[];
  /** Names a photo by its number, from 1 on. */
  labelOf: (number: number) => string;
  className?: string;
}

/** A customer's photos, small, each a link to the whole; nothing without photos. */
export function PhotoLinks({ photos, labelOf, className }: PhotoLinksProps) {
  if (photos.length === 0) return null;
  return (
    <Photos className={className}>
      {photos.map((photo, at) => (
        <a key={photo} href={photo} target="_blank" rel="noreferrer" aria-label={labelOf(at + 1)}>
          <Plate>
            <ProductImage src={photo} alt="" sizes="4rem" width={64} height={64} loading="lazy" />
          </Plate>
        </a>
      ))}
    </Photos>
  );
}
