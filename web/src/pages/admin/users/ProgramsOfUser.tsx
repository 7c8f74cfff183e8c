import { styled } from "styled-components";
import { apiKeysTexts } from "@shop/shared/messages/en/admin-programs";
import { blockTexts as texts } from "@shop/shared/messages/en/admin";
import { color, radius, space, text } from "../../../theme/tokens";
import { Notice } from "../../../ui/feedback/Notice";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import type { ProgramsOfUserQuery } from "./UsersPage.generated";

const Frame = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[5]};
`;

/** Scrolls separately, so that the buttons stay visible. */
const Programs = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-height: min(12rem, 25vh);
  padding: ${space[3]} ${space[4]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-size: ${text.small};

  small {
    display: block;
    color: ${color.muted};
    font-size: inherit;
  }
`;

interface ProgramsOfUserProps {
  /** Undefined if loading has failed. */
  programs: ProgramsOfUserQuery | undefined;
  revoke: boolean;
  onRevoke: (revoke: boolean) => void;
}

/**
 * The API keys and webhooks created by a user, which keep working without the user, and the choice to revoke them; renders nothing without
 * any.
 */
export function ProgramsOfUser({ programs, revoke, onRevoke }: ProgramsOfUserProps) {
  if (!programs)
    return (
      <Frame>
        <Notice>{texts.unknown}</Notice>
      </Frame>
    );
  const { apiKeys, webhooks } = programs;
  if (apiKeys.length + webhooks.length === 0) return null;
  return (
    <Frame>
      <p>{texts.programs}</p>
      {/* focusable, so that the keyboard can scroll it */}
      <Programs tabIndex={0} aria-label={texts.programsLabel}>
        {apiKeys.map(({ id, name, prefix, scopes }) => (
          <li key={id}>
            {texts.apiKey} <bdi>{name}</bdi> (<code translate="no">{`${prefix}…`}</code>)
            <small>{scopes.map((scope) => apiKeysTexts.scopeNames[scope]).join(", ")}</small>
          </li>
        ))}
        {webhooks.map(({ id, url }) => (
          <li key={id}>
            {texts.webhook} <bdi>{url}</bdi>
          </li>
        ))}
      </Programs>
      <CheckboxField
        checked={revoke}
        onChange={({ currentTarget }) => onRevoke(currentTarget.checked)}
        label={texts.revoke(apiKeys.length, webhooks.length)}
        hint={texts.revokeHint(apiKeys.length, webhooks.length)}
      />
    </Frame>
  );
}
