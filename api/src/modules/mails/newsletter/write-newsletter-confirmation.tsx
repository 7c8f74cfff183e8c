import { CONFIRM_HOURS } from "@shop/shared/newsletter";
import type { Shop } from "../template/Frame";
import { look } from "../template/style";
import { Button, Paragraph, Section, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";

interface Links {
  confirm: string;
  unsubscribe: string;
}

/** To somebody whose email was entered for the newsletter: the link to confirm it, and how to have nothing to do with it. */
export function writeNewsletterConfirmation(shop: Shop, { confirm, unsubscribe }: Links): Written {
  const subject = `Please confirm your subscription to ${shop.name}'s newsletter`;
  return writeMail(
    shop,
    {
      subject,
      preview: "You are subscribed once you confirm. If it wasn't you, do nothing.",
      reason: `You get this mail because your email was entered for the newsletter of ${shop.name}.`,
    },
    <>
      <Title>Is this newsletter for you?</Title>
      <Paragraph>
        Somebody, we hope you, entered this email for our newsletter. You are subscribed once you confirm.
      </Paragraph>
      <Button href={confirm}>Confirm the subscription</Button>
      <Section heading="If it wasn't you">
        <Paragraph>
          Do nothing: your email is deleted after {CONFIRM_HOURS} hours, when the link stops working. Or{" "}
          <a href={unsubscribe} {...look({ ink: "accentInk" })}>
            unsubscribe now
          </a>
          .
        </Paragraph>
      </Section>
    </>,
  );
}
