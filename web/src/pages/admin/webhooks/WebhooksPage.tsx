import { WEBHOOK_EVENTS, webhookLimits } from "@shop/shared/webhooks";
import { Fragment, useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { webhooksTexts as texts } from "@shop/shared/messages/en/admin-programs";
import { Empty } from "../../../ui/feedback/states";
import { Page } from "../../../ui/layout/Page";
import { WholeTable } from "../../../ui/table/PagedTable";
import type { Column } from "../../../ui/table/Table";
import {
  useWebhooksQuery,
  type CreateWebhookMutation,
  type WebhookColumns_WebhookFragment,
  useCreateWebhookMutation,
} from "./WebhooksPage.generated";
import { paths } from "../../../paths";
import { useEditor } from "../parts/use-editor";
import { SecretDialog } from "../parts/SecretDialog";
import { creatorTexts } from "@shop/shared/messages/en/admin";
import { space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { Link } from "../../../ui/layout/Link";
import { Creator } from "../parts/Creator";
import { DeliveryState } from "./DeliveryState";
import { evicting } from "../../../graphql/evict";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { ChoiceGroup } from "../../../ui/form/ChoiceGroup";
import { TextField } from "../../../ui/form/Field";
import { textRule } from "../../../ui/form/text-rule";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { useSaveForm } from "../parts/use-save-form";
import { Muted } from "../../../ui/layout/Muted";
import { Moment } from "../parts/cells";

interface WebhookEntry {
  url: string;
  events: string[];
}

const labels = { url: texts.url, events: texts.events } as const;

const rules = {
  url: textRule(labels.url, { min: 1, max: webhookLimits.url }),
  events: { validate: ({ length }: string[]) => length > 0 || texts.eventsMissing },
};

interface WebhookDialogProps {
  onClose: () => void;
  onCreated: (created: CreateWebhookMutation["createWebhook"]) => void;
}

/** Asks for the URL and the events of a new webhook. */
function WebhookDialog({ onClose, onCreated }: WebhookDialogProps) {
  const [create] = useCreateWebhookMutation(evicting("webhooks"));
  const { register, formState, field, sending } = useSaveForm<WebhookEntry>({
    labels,
    rules,
    defaultValues: { url: "", events: [] },
    save: async (entry) => {
      const { data } = await create({ variables: entry });
      if (data) onCreated(data.createWebhook);
    },
    onSaved: onClose,
  });

  return (
    <DialogForm
      title={texts.add}
      text={texts.dialogText}
      submit={texts.create}
      onClose={onClose}
      {...sending}
    >
      <TextField
        {...field("url")}
        hint={texts.urlHint}
        type="url"
        inputMode="url"
        placeholder={texts.urlStart}
        autoCapitalize="none"
        spellCheck={false}
      />
      <ChoiceGroup label={labels.events} error={formState.errors.events?.message}>
        {WEBHOOK_EVENTS.map((event) => (
          <CheckboxField
            key={event}
            label={<code>{event}</code>}
            hint={texts.about[event]}
            value={event}
            {...register("events", rules.events)}
          />
        ))}
      </ChoiceGroup>
    </DialogForm>
  );
}

const { columns, enabled, disabled, nothingSent } = texts;

const Last = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
`;

/** The columns of the webhooks. */
const webhookColumns: readonly Column<WebhookColumns_WebhookFragment>[] = [
  {
    header: columns.url,
    cell: ({ id, url }) => (
      <Link to={paths.webhook(id)}>
        <bdi>{url}</bdi>
      </Link>
    ),
    phone: "title",
    prose: true,
  },
  { header: columns.events, cell: ({ events }) => <Events events={events} />, prose: true },
  {
    header: columns.state,
    cell: (webhook) => (
      <Badge tone={webhook.enabled ? "good" : "bad"}>{webhook.enabled ? enabled : disabled}</Badge>
    ),
    phone: "half",
  },
  { header: creatorTexts.header, cell: (webhook) => <Creator of={webhook} />, phone: "wide" },
  { header: columns.last, cell: ({ deliveries: [last] }) => <LastDelivery last={last} />, phone: "wide" },
];

/** An event's name doesn't wrap. */
const Event = styled.span`
  white-space: nowrap;
`;

function Events({ events }: { events: readonly string[] }) {
  return events.map((event, at) => (
    <Fragment key={event}>
      {at > 0 && <span>{", "}</span>}
      <Event>{event}</Event>
    </Fragment>
  ));
}

function LastDelivery({ last }: { last: WebhookColumns_WebhookFragment["deliveries"][number] | undefined }) {
  if (!last) return <Muted>{nothingSent}</Muted>;
  return (
    <Last>
      <DeliveryState delivery={last} />
      <Moment at={last.at} />
    </Last>
  );
}

type Created = CreateWebhookMutation["createWebhook"];

/** Adds a webhook, shows its secret, and opens its page. */
function NewWebhook() {
  const [created, setCreated] = useState<Created>();
  const { isOpen, close, addButton } = useEditor();
  const navigate = useNavigate();
  return (
    <>
      {addButton(texts.add)}
      {isOpen && <WebhookDialog onClose={close} onCreated={setCreated} />}
      {created && (
        <SecretDialog
          title={texts.secretTitle}
          secret={created.secret}
          copyLabel={texts.copySecret}
          onClose={() => void navigate(paths.webhook(created.webhook.id))}
        >
          <p>{texts.secretUse}</p>
        </SecretDialog>
      )}
    </>
  );
}

/** `/webhooks`: the URLs that receive events. Not in the specification. */
export function WebhooksPage() {
  const query = useWebhooksQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Page title={texts.title} lead={texts.lead} actions={<NewWebhook />} width="wide">
      <WholeTable
        caption={texts.title}
        columns={webhookColumns}
        query={query}
        select={(data) => data.webhooks}
        loading={texts.loading}
        empty={<Empty>{texts.empty}</Empty>}
      />
    </Page>
  );
}
