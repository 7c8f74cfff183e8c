import { serverTexts } from "@shop/shared/messages/server";
import { formatMoment } from "@shop/shared/time/format-moment";
import { parseUrl } from "@shop/shared/web-address";
import type { Webhook } from "../../webhooks/webhook.entity";
import { webhooksAddress } from "../template/addresses";
import { Facts } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { Button, Paragraph, Sentence, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** To the admins: a webhook was switched off. The mail names only the host of its address, because the rest may be a token. */
export function writeWebhookDisabled(shop: Shop, { url, disabledAt, disabledReason }: Webhook): Written {
  const host = parseUrl(url)?.host ?? url;
  const texts = serverTexts().mails.webhookDisabled;
  const words = {
    subject: texts.subject(host),
    preview: texts.preview(host),
    reason: reasonForAdmins(shop),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>{texts.title}</Title>
      <Paragraph>
        <Sentence text={texts.text} names={[host]} />
      </Paragraph>
      <Button href={webhooksAddress(shop)}>{texts.view}</Button>
      <div style={{ marginTop: 28 }}>
        <Facts
          facts={[
            [texts.switchedOff, disabledAt ? formatMoment(disabledAt) : ""],
            [texts.why, disabledReason ?? ""],
          ]}
        />
      </div>
    </>,
  );
}
