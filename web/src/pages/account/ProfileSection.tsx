import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { from, secondary, space, text } from "../../theme/tokens";
import { Card } from "../../ui/layout/Card";

const Frame = styled.section`
  display: grid;
  gap: ${space[4]};
  min-width: 0;

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space[10]};
  }
`;

const About = styled.header`
  display: grid;
  align-content: start;
  gap: ${space[2]};

  h2 {
    font-size: ${text.large};
  }
  p {
    ${secondary}
  }
`;

interface ProfileSectionProps {
  title: string;
  /** A description of the section, in a sentence or two. */
  about?: ReactNode;
  children: ReactNode;
}

/**
 * A section of Profile: its heading at the left of a card with its content, or above it in narrow windows.
 */
export function ProfileSection({ title, about, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <About>
        <h2 id={id}>{title}</h2>
        {about && <p>{about}</p>}
      </About>
      <Card>{children}</Card>
    </Frame>
  );
}
