import { formatMoment } from "@shop/shared/format";
import { parseUrl } from "@shop/shared/web-address";
import type { Webhook } from "../../webhooks/webhook.entity";
import { webhooksAddress } from "../template/addresses";
import { Facts } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { Button, Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** To the admins: a webhook was switched off. The mail names only the host of its address, because the rest may be a token. */
export function writeWebhookDisabled(shop: Shop, { url, disabledAt, disabledReason }: Webhook): Written {
  const host = parseUrl(url)?.host ?? url;
  const words = {
    subject: `A webhook was switched off: ${host}`,
    preview: `Events are no longer sent to ${host}.`,
    reason: reasonForAdmins(shop),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>A webhook was switched off</Title>
      <Paragraph>
        Events are no longer sent to <bdi>{host}</bdi>. Once the receiver works again, switch the webhook back
        on. Events until then won’t be sent.
      </Paragraph>
      <Button href={webhooksAddress(shop)}>View webhooks</Button>
      <div style={{ marginTop: 28 }}>
        <Facts
          facts={[
            ["Switched off", disabledAt ? formatMoment(disabledAt) : ""],
            ["Why", disabledReason ?? ""],
          ]}
        />
      </div>
    </>,
  );
}
