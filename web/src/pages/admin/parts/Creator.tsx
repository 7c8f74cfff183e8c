import { styled } from "styled-components";
import { creatorTexts } from "@shop/shared/messages/en/admin";
import { personText } from "@shop/shared/messages/en/orders";
import { space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { Muted } from "../../../ui/layout/Muted";

const Frame = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;

  @media (min-width: 78rem) {
    td & {
      min-width: 9.5rem; /* fits most emails */
    }
  }
`;

/** The creator of an API key or a webhook, marked if no longer an admin. */
export function Creator({ of }: { of: { createdBy: string | null; creatorIsAdmin: boolean | null } }) {
  if (of.createdBy === null) return <Muted>{creatorTexts.unknown}</Muted>;
  return (
    <Frame>
      <bdi>{personText(of.createdBy)}</bdi>
      {of.creatorIsAdmin === false && <Badge tone="bad">{creatorTexts.former}</Badge>}
    </Frame>
  );
}
