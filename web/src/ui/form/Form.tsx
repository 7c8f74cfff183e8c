import { styled } from "styled-components";
import { space } from "../../theme/tokens";

/** A form as one column of fields. */
export const FormStack = styled.form`
  display: grid;
  gap: ${space[5]};
  min-width: 0;

  /* An empty live region takes no space. */
  > [role="status"]:empty {
    position: absolute;
  }
`;
