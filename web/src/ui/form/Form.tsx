import { styled } from "styled-components";
import { space } from "../../theme/tokens";

/** A form as one column of fields. */
export const FormStack = styled.form`
  display: grid;
  gap: ${space[5]};
  min-width: 0;

  /* Announcements that wait for words take no room. */
  > [role="alert"]:empty {
    position: absolute;
  }
`;
