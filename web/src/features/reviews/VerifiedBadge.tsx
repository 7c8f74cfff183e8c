import { styled } from "styled-components";
import { verifiedCustomerText } from "../../messages/review-badge";
import { color, space, text } from "../../theme/tokens";
import { Check } from "../../ui/icons/icons";

const Mark = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  color: ${color.good};
  font-size: ${text.small};
  white-space: nowrap;
`;

/** Marks the review of a customer whose order was delivered. */
export function VerifiedBadge() {
  return (
    <Mark>
      <Check size={16} aria-hidden />
      {verifiedCustomerText}
    </Mark>
  );
}
