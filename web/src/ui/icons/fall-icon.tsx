import { icon } from "./icon";

export const ArrowDownRight = icon(
  <>
    <path d="m7 7 10 10" />
    <path d="M17 7v10H7" />
  </>,
);
