import { ratedText } from "@shop/shared/messages/en/common";
import { styled } from "styled-components";
import { color, space, text } from "../../theme/tokens";
import { formatRating } from "../format/format";

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Five stars; `$share` is the filled share in percent, `$size` the size of each star. */
export const StarRow = styled.span<{ $share: number; $size?: string }>`
  --size: ${({ $size = "1.1em" }) => $size};
  --star: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9L6 11.7l-4.4-4 5.9-.7z'/%3E%3C/svg%3E");
  display: block;
  width: calc(5 * var(--size));
  height: var(--size);
  background: linear-gradient(to right, ${color.star} ${({ $share }) => $share}%, ${color.line} 0);
  mask: var(--star) 0 / var(--size) var(--size) repeat-x;
  forced-color-adjust: none;
`;

/** The nearest half star, from 0 to 5 (spec §9). */
export function toHalfStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating * 2) / 2));
}

/** A rating as stars, rounded to halves, and as a number. */
export function Rating({ value }: { value: number }) {
  return (
    <Row role="img" aria-label={ratedText(formatRating(value))}>
      <StarRow $share={toHalfStars(value) * 20} aria-hidden="true" />
      <span aria-hidden="true">{formatRating(value)}</span>
    </Row>
  );
}
