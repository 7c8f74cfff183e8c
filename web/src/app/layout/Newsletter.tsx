import { useApolloClient } from "@apollo/client/react";
import { use, useId, useState, type FormEvent, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../../paths";
import { color, space, text } from "../../theme/tokens";
import { explainFailure } from "../../ui/feedback/states";
import { Button } from "../../ui/form/Button";
import { Input } from "../../ui/form/Input";
import { CurrentSite } from "../../ui/layout/Head";
import { Link } from "../../ui/layout/Link";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";

const Form = styled.form`
  max-width: 30rem;

  h2 {
    font-size: ${text.title};
    letter-spacing: -0.022em;
  }
  p {
    margin-top: ${space[2]};
    color: ${color.muted};
  }
  p[role="status"] {
    color: ${color.ink};
  }
  p:empty {
    margin: 0;
  }
  p a {
    color: inherit;
    text-decoration: underline;
  }
  > div {
    display: flex;
    gap: ${space[2]};
    margin-top: ${space[5]};
  }
`;

const { newsletter } = layoutTexts.footer;

/**
 * The newsletter form (spec §2). An email is subscribed after confirmation by its owner; a shop without mails says so (ADR-0060). Not on
 * pages with an `Email` or `Address` field, because the label `Email address` contains both.
 */
export function Newsletter() {
  const id = useId();
  const isLeftOut = /^\/(login|registration|payment|contact)\b/i.test(useLocation().pathname);
  const client = useApolloClient();
  const { rules, links } = use(CurrentSite);
  const [answer, setAnswer] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email-address") as string;
    setAnswer(undefined);
    setBusy(true);
    try {
      const file = await import("./subscribe");
      setAnswer(rules.newsletter ? await file.subscribe(client, email) : file.notStarted);
    } catch (error) {
      setAnswer(`${newsletter.notSaved} ${explainFailure(error, navigator.onLine)}`);
    } finally {
      setBusy(false);
    }
  };

  if (isLeftOut) return null;
  return (
    <Form method="post" action={paths.newsletter} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{newsletter.title}</h2>
      <p>{newsletter.text}</p>
      <div>
        <VisuallyHidden as="label" htmlFor={id}>
          {newsletter.label}
        </VisuallyHidden>
        <Input
          id={id}
          type="email"
          name="email-address"
          autoComplete="email"
          required
          placeholder={newsletter.placeholder}
        />
        <Button type="submit" busy={busy}>
          {newsletter.submit}
        </Button>
      </div>
      <p role="status">{answer}</p>
      {rules.newsletter && (
        <p>
          <span>{newsletter.consent}</span>{" "}
          {links.privacy && <Link to={links.privacy}>{newsletter.privacy}</Link>}
        </p>
      )}
    </Form>
  );
}
