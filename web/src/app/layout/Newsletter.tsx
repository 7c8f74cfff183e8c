import { useId, useState, type FormEvent } from "react";
import { styled } from "styled-components";
import { layoutTexts } from "../../messages/layout";
import { paths } from "../../routing/paths";
import { color, space, text } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { Input } from "../../ui/form/Input";
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
  p:empty {
    margin: 0;
  }
  > div {
    display: flex;
    gap: ${space[2]};
    margin-top: ${space[5]};
  }
`;

const { newsletter } = layoutTexts.footer;

/** The newsletter form. There is no newsletter yet (spec §2): the form sends nothing, and says so. */
export function Newsletter() {
  const id = useId();
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
  };

  return (
    <Form method="post" action={paths.newsletter} onSubmit={submit}>
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
        <Button type="submit">{newsletter.submit}</Button>
      </div>
      <p role="status">
        {sent && (
          <>
            {newsletter.sent} <Link to={paths.blog}>{newsletter.readBlog}</Link>
          </>
        )}
      </p>
    </Form>
  );
}
