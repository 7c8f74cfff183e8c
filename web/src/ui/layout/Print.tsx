import { styled } from "styled-components";
import { Button, type ButtonProps } from "../form/Button";

/** Content for paper only. With PrintStyle nothing else of the page is printed. */
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
