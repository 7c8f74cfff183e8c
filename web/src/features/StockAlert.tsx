import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { EMAIL } from "@shop/shared/user";
import { use, useRef, useState, type FormEvent } from "react";
import { styled } from "styled-components";
import { conflictMessageOf, fieldErrorOf, isNotFound } from "../graphql/errors";
import { emailText } from "@shop/shared/messages/en/common";
import { validationTexts } from "@shop/shared/messages/en/account";
import { stockAlertTexts } from "@shop/shared/messages/en/products";
import { color, secondary, space } from "../theme/tokens";
import { explainFailure } from "../ui/feedback/states";
import { Button } from "../ui/form/Button";
import { FieldError, TextField } from "../ui/form/Field";
import { Check } from "../ui/icons/icons";
import { CurrentSite } from "../ui/layout/Head";
import { Link } from "../ui/layout/Link";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden";
import {
  CancelStockAlertDocument,
  RequestStockAlertDocument,
  useStockAlertQuery,
} from "./StockAlert.generated";

const Form = styled.form<{ $compact: boolean }>`
  display: grid;
  gap: ${space[3]};
  ${({ $compact }) => $compact && "justify-items: start;"}

  small {
    ${secondary}
    line-height: 1.45;
  }
  small a {
    color: inherit;
    line-height: inherit;
    text-decoration: underline;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Confirmation = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);

  p {
    display: flex;
    flex: 1 1 13rem;
    gap: ${space[3]};
    align-items: center;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: ${color.good};
  }
  p:focus-visible {
    outline-offset: 4px;
  }
`;

interface StockAlertProps {
  product: { id: string; name: string };
  /** The email of the account; null for a visitor, to be entered. */
  email: string | null;
  /** Hides the field with the account's email. */
  compact?: boolean;
}

/** The errors of the field and of the request. */
interface Problems {
  field?: string;
  request?: string;
}

/**
 * Requests one email when a product is back (ADR-0060), and confirms the request in place. Renders nothing if the shop sends no emails.
 */
export function StockAlert({ product: { id, name }, email, compact = false }: StockAlertProps) {
  const client = useApolloClient();
  const { rules, links } = use(CurrentSite);
  const { data } = useStockAlertQuery({ variables: { id }, skip: email === null || !rules.newsletter });
  const [asked, setAsked] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const requestedEmail = asked ?? (data?.product?.stockAlertRequested ? email : null);
  if (!rules.newsletter) return null;

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    await act().catch((error: unknown) => setProblems(explain(error)));
    setBusy(false);
  };
  const request = async (typed: string) => {
    const wrong = problemOf(typed);
    setProblems({ ...(wrong && { field: wrong }) });
    if (wrong) return field.current?.focus();
    await attempt(async () => {
      await client.mutate({
        mutation: RequestStockAlertDocument,
        variables: { id, email: email === null ? typed : null },
        update: (cache) => cacheRequest(cache, id, true),
      });
      setAsked(typed);
    });
  };
  const cancel = () =>
    attempt(async () => {
      await client.mutate({
        mutation: CancelStockAlertDocument,
        variables: { id },
        update: (cache) => cacheRequest(cache, id, false),
      });
      setAsked(undefined);
      setCancelled(true);
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void request(email ?? (field.current?.value.trim() || ""));
  };

  return (
    <section aria-label={stockAlertTexts.tellMe}>
      {requestedEmail === null ? (
        <Form $compact={compact} method="post" noValidate onSubmit={submit}>
          {!compact && (
            <TextField
              key={email}
              ref={field}
              label={emailText}
              type="email"
              name="alert-email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              defaultValue={email ?? undefined}
              readOnly={email !== null}
              error={problems.field}
            />
          )}
          <Button
            ref={cancelled ? focus : undefined}
            type="submit"
            busy={busy}
            size={compact ? "medium" : "large"}
            wide={!compact}
            variant={compact ? "secondary" : "primary"}
          >
            {stockAlertTexts.tellMe}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
          <small>
            {stockAlertTexts.consent}{" "}
            {links.privacy && <Link to={links.privacy}>{stockAlertTexts.privacy}</Link>}
          </small>
        </Form>
      ) : (
        <Confirmation>
          <p ref={asked === undefined ? undefined : focus} tabIndex={-1}>
            <Check size={20} aria-hidden />
            <span>{compact ? stockAlertTexts.doneCompact : stockAlertTexts.done(requestedEmail)}</span>
          </p>
          {email !== null && (
            <Button
              variant="quiet"
              busy={busy}
              aria-label={stockAlertTexts.cancelLabel(name)}
              onClick={() => void cancel()}
            >
              {stockAlertTexts.cancel}
            </Button>
          )}
        </Confirmation>
      )}
      <div role="status">
        {problems.request && <FieldError>{problems.request}</FieldError>}
        <VisuallyHidden>{cancelled && requestedEmail === null && stockAlertTexts.cancelled}</VisuallyHidden>
      </div>
    </section>
  );
}

function problemOf(typed: string): string | undefined {
  if (typed === "") return validationTexts.emailRequired;
  return EMAIL.test(typed) ? undefined : validationTexts.emailInvalid;
}

function explain(error: unknown): Problems {
  if (fieldErrorOf(error, "email")) return { field: validationTexts.emailInvalid };
  if (isNotFound(error)) return { request: stockAlertTexts.notSold };
  return { request: conflictMessageOf(error) ?? explainFailure(error, navigator.onLine) };
}

/** Writes the request to the cache if it has the product. */
function cacheRequest(cache: ApolloCache, id: string, requested: boolean): void {
  const product = cache.identify({ __typename: "Product", id });
  cache.modify({ ...(product && { id: product }), fields: { stockAlertRequested: () => requested } });
}

/** A ref that moves the focus from a removed button to its replacement. */
const focus = (element: HTMLElement | null) => element?.focus();
