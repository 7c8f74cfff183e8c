import { apiKeysTexts as texts } from "@shop/shared/messages/en/admin-programs";
import { Badge } from "../../../ui/feedback/Badge";
import type { Column } from "../../../ui/table/Table";
import { Creator } from "../parts/Creator";
import { DeleteButton } from "../parts/RowButtons";
import { type ApiKeyColumns_KeyFragment, useRevokeApiKeyMutation } from "./ApiKeysPage.generated";
import { actionsColumn } from "../parts/actions-column";
import { Moment, NoWrap, WideText } from "../parts/cells";
import { Muted } from "../../../ui/layout/Muted";

/** Revokes a key after a confirmation. Its row stays, marked as revoked. */
function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKeyColumns_KeyFragment }) {
  const [revoke] = useRevokeApiKeyMutation();
  return (
    <DeleteButton
      name={name}
      label={texts.revoke}
      title={texts.question(name)}
      text={texts.consequence}
      onDelete={() => revoke({ variables: { id } })}
    />
  );
}

const { columns, states } = texts;

function When({ at }: { at: string | null }) {
  return at ? <Moment at={at} /> : <span>{texts.never}</span>;
}

const isPast = (instant: string) => Date.parse(instant) <= Date.now();

/** Whether a key can be used. */
function State({ apiKey: { revokedAt, expiresAt } }: { apiKey: ApiKeyColumns_KeyFragment }) {
  if (revokedAt) return <Badge tone="bad">{states.revoked}</Badge>;
  if (expiresAt && isPast(expiresAt)) return <Badge>{states.expired}</Badge>;
  return <Badge tone="good">{states.active}</Badge>;
}

/** The columns of API keys. */
export const apiKeyColumns: readonly Column<ApiKeyColumns_KeyFragment>[] = [
  { header: columns.name, cell: ({ name }) => <WideText $min="8rem">{name}</WideText>, phone: "title" },
  {
    header: columns.prefix,
    cell: ({ prefix }) => (
      <NoWrap as="code" translate="no">
        {`${prefix}…`}
      </NoWrap>
    ),
    phone: "half",
  },
  { header: columns.state, cell: (apiKey) => <State apiKey={apiKey} />, phone: "half" },
  {
    header: columns.scopes,
    cell: ({ scopes }) => scopes.map((scope) => texts.scopeNames[scope]).join(", "),
    phone: "wide",
  },
  {
    header: columns.created,
    cell: (apiKey) => (
      <>
        <When at={apiKey.createdAt} />
        <span> </span>
        <Creator of={apiKey} />
      </>
    ),
    phone: "wide",
  },
  {
    header: columns.lastUsed,
    cell: ({ lastUsedAt, calls }) => (
      <>
        <When at={lastUsedAt} />
        <span> </span>
        {lastUsedAt && <Muted>{`· ${texts.calls(calls)}`}</Muted>}
      </>
    ),
    phone: "wide",
  },
  { header: columns.expires, cell: ({ expiresAt }) => <When at={expiresAt} />, phone: "wide" },
  actionsColumn((apiKey) => !apiKey.revokedAt && <RevokeButton apiKey={apiKey} />),
];
