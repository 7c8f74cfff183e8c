import { styled } from "styled-components";
import { Button, type ButtonProps } from "../form/Button";

/** What is only on paper. */
export const PrintOnly = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;

/** What is only on the screen. */
export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

/** Opens the browser's print dialog; the page renders PrintStyle. */
export function PrintButton({ variant = "secondary", ...rest }: Omit<ButtonProps, "onClick">) {
  return <Button variant={variant} {...rest} onClick={() => window.print()} />;
}
