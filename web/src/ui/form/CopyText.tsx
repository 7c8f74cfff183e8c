import { styled } from "styled-components";
import { color, radius, space, text } from "../../theme/tokens";
import { CopyButton } from "./CopyButton";

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};

  code {
    flex: 1;
    min-width: 0;
    font-size: ${text.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
`;

/** A text for use in a program, for example a secret or a command, with a copy button. */
export function CopyText({ value, label }: { value: string; label: string }) {
  return (
    <Frame>
      <code translate="no">{value}</code>
      <CopyButton value={value} label={label} />
    </Frame>
  );
}
