declare module "postcss-styled-syntax" {
  import type { Parser, Root } from "postcss";

  export const parse: Parser<Root>;
}
