import { CONFIRM_HOURS } from "@shop/shared/newsletter";
import type { Shop } from "../template/Frame";
import { look } from "../template/style";
import { Button, Paragraph, Section, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";

interface Links {
  confirm: string;
  unsubscribe: string;
}

/** To an email entered for the newsletter: the link to confirm the subscription, and a link to end it. */
export function writeNewsletterConfirmation(shop: Shop, { confirm, unsubscribe }: Links): Written {
  const subject = `Please confirm your subscription to ${shop.name}'s newsletter`;
  return writeMail(
    shop,
    {
      subject,
      preview: "Confirm to subscribe. If this wasn't you, ignore this email.",
      reason: `You're receiving this email because your email was entered for ${shop.name}'s newsletter.`,
    },
    <>
      <Title>Confirm your subscription</Title>
      <Paragraph>
        Someone entered this email for our newsletter. If it was you, please confirm to subscribe.
      </Paragraph>
      <Button href={confirm}>Confirm subscription</Button>
      <Section heading="If this wasn't you">
        <Paragraph>
          Ignore this email. We delete your address after {CONFIRM_HOURS} hours, when the link expires. Or{" "}
          <a href={unsubscribe} {...look({ ink: "accentInk" })}>
            unsubscribe now
          </a>
          .
        </Paragraph>
      </Section>
    </>,
  );
}
