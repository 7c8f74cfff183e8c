import { styled } from "styled-components";
import { color, radius, space, text } from "../theme/tokens";

const Box = styled.div`
  padding: ${space[4]};
  border-left: 3px solid ${color.badInk};
  border-radius: ${radius.small};
  background: ${color.badSoft};
  color: ${color.ink};
  font-size: ${text.small};

  ul {
    margin-top: ${space[1]};
    padding-left: ${space[4]};
    list-style: disc;
  }
`;

/** What kept a form from being accepted, said aloud when it appears. Renders nothing while there is nothing wrong. */
export function FormErrorSummary({ errors }: { errors: readonly string[] }) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <Box>
          {errors.length === 1 ? (
            <p>{errors[0]}</p>
          ) : (
            <>
              <p>Please look at these once more:</p>
              <ul>
                {errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            </>
          )}
        </Box>
      )}
    </div>
  );
}
