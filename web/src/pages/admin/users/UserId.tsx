import { styled } from "styled-components";
import { usersTexts } from "../../../messages/admin";
import { color, text } from "../../../theme/tokens";
import { CopyButton } from "../../../ui/form/CopyButton";

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  margin-block: -0.75rem;
`;

/** Cut by its style alone, so that searching the page and copying the row still find all of it. */
const Shortened = styled.span`
  width: 5rem;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${text.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The beginning of a user's ID, with a button that copies all of it. */
export function UserId({ id }: { id: string }) {
  return (
    <Frame>
      <Shortened title={id}>{id}</Shortened>
      <CopyButton value={id} label={usersTexts.copyId} />
    </Frame>
  );
}
