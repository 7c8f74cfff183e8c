import { orderNumberRuleText } from "@shop/shared/messages/en/rules";
import { messageBounds, ORDER_NUMBER } from "@shop/shared/contact";
import { use, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { credentialRules } from "../../features/session/credential-rules";
import { EmailField } from "../../features/session/EmailField";
import { useSession } from "../../features/session/SessionProvider";
import { conflictMessageOf, showFieldErrors } from "../../graphql/errors";
import { contactTexts } from "@shop/shared/messages/en/account";
import { paths } from "../../paths";
import { FormFailure } from "../../ui/feedback/Notice";
import { explainFailure } from "../../ui/feedback/states";
import { Button } from "../../ui/form/Button";
import { TextArea, TextField } from "../../ui/form/Field";
import { fieldsOf } from "../../ui/form/fields-of";
import { FormStack } from "../../ui/form/Form";
import { textRule, trimmed } from "../../ui/form/text-rule";
import { CurrentSite } from "../../ui/layout/Head";
import { Page, Stack } from "../../ui/layout/Page";
import { OperatorDetails } from "./LegalSections";
import { useSendMessageMutation } from "./SendMessage.generated";

const { labels } = contactTexts;
const orderNumberProblem = `${labels.orderNumber} ${orderNumberRuleText}`;
const fieldRules = {
  name: textRule(labels.name, messageBounds.name),
  email: credentialRules.email,
  orderNumber: { setValueAs: trimmed, pattern: { value: ORDER_NUMBER, message: orderNumberProblem } },
  message: textRule(labels.message, messageBounds.message),
};

/** The form of a message to the shop; `?order=` fills in the order's number. Without code the server takes it. */
function MessageForm({ onSent }: { onSent: (email: string) => void }) {
  const { viewer } = useSession();
  const orderNumber = useSearchParams()[0].get("order") ?? "";
  const [sendMessage] = useSendMessageMutation();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { name: "", email: "", orderNumber, message: "" } });
  const { getValues, setValue } = form;
  const field = fieldsOf(form, labels, fieldRules);

  useEffect(() => {
    if (!getValues("name")) setValue("name", viewer?.name ?? "");
    if (!getValues("email")) setValue("email", viewer?.email ?? "");
  }, [viewer, getValues, setValue]);

  const submit = form.handleSubmit(async (entry) => {
    setFailure(undefined);
    try {
      await sendMessage({ variables: { ...entry, orderNumber: entry.orderNumber || null } });
      onSent(entry.email);
    } catch (error) {
      if (showFieldErrors(error, labels, form.setError)) return;
      const reason = conflictMessageOf(error) ?? explainFailure(error, navigator.onLine);
      setFailure(`${contactTexts.notSent} ${reason}`);
    }
  });
  return (
    <FormStack method="post" action={paths.contact} noValidate onSubmit={(event) => void submit(event)}>
      <TextField {...field("name")} autoComplete="name" />
      <EmailField {...field("email")} autoComplete="email" />
      <TextField {...field("orderNumber")} required={false} hint={contactTexts.orderNumberHint} />
      <TextArea {...field("message")} rows={7} />
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button type="submit" size="large" busy={form.formState.isSubmitting}>
          {contactTexts.send}
        </Button>
      </div>
    </FormStack>
  );
}

/** `/contact`: the shop's operator, and a form for a message. A shop that sends no mails has no form. */
export function ContactPage() {
  const { name, rules, links } = use(CurrentSite);
  const [sentFor, setSentFor] = useState<string>();
  const [, support] = /^mailto:(.+)/.exec(links.support ?? "") ?? [];
  return (
    <Page
      title={contactTexts.title}
      lead={contactTexts.lead}
      description={contactTexts.description(name)}
      width="narrow"
    >
      <Stack $gap={4}>
        {sentFor !== undefined && (
          <div ref={(message) => message?.focus()} tabIndex={-1}>
            <h2>{contactTexts.sent}</h2>
            <p>{contactTexts.sentText(sentFor)}</p>
          </div>
        )}
        {rules.newsletter && sentFor === undefined && <MessageForm onSent={setSentFor} />}
        {contactTexts.imprint && <h2>{contactTexts.imprint}</h2>}
        <OperatorDetails complete={rules.newsletter && !contactTexts.imprint} />
        {support && !rules.operator.email && (
          <p>
            {contactTexts.byEmail} <a href={`mailto:${support}`}>{support}</a>
          </p>
        )}
      </Stack>
    </Page>
  );
}
