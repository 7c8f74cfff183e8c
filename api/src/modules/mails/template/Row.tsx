import type { ComponentProps } from "react";

/** A table for layout. Its children are the cells of one row. */
export function Row({ children, ...attributes }: ComponentProps<"table">) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...attributes}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}
