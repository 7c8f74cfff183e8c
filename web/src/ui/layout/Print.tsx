import { styled } from "styled-components";
import { Button, type ButtonProps } from "../form/Button";

/** What is only on paper. With PrintStyle it is all that is printed of the page. */
export const PrintSheet = styled.div.attrs<{ "data-sheet"?: boolean }>({ "data-sheet": true })`
  display: none;

  @media print {
    display: block;
  }
`;

/** Opens the browser's print dialog; the page renders PrintStyle. */
export function PrintButton({ variant = "secondary", ...rest }: Omit<ButtonProps, "onClick">) {
  return <Button variant={variant} {...rest} onClick={() => window.print()} />;
}
