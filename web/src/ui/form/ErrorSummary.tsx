import { useEffect, useId, useRef, type MouseEvent } from "react";
import {
  get,
  useForm,
  type FieldValues,
  type FormState,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import { styled } from "styled-components";
import { fixTheseText } from "@shop/shared/messages/en/common";
import { color, space } from "../../theme/tokens";
import { Notice } from "../feedback/Notice";

/** `useForm` for a form with an {@link ErrorSummary}: the summary gets the focus, not the first field with an error. */
export function useFormWithSummary<Entry extends FieldValues>(
  options?: Omit<UseFormProps<Entry>, "shouldFocusError">,
): UseFormReturn<Entry> {
  return useForm<Entry>({ ...options, shouldFocusError: false });
}

const Summary = styled(Notice)`
  scroll-margin-top: ${space[24]};

  ul {
    margin-top: ${space[1]};
  }
  a {
    display: inline-block;
    min-height: 1.5rem;
    padding-block: ${space[1]};
    color: ${color.badInk};
    font-weight: 500;
  }
`;

interface ErrorSummaryProps<Entry extends FieldValues> {
  /** The `formState` of a `useFormWithSummary`. */
  form: Pick<FormState<Entry>, "errors" | "submitCount">;
  /** Labels by field name, in the fields' order. The label stands in for an error without a message. */
  labels: Readonly<Record<string, string>>;
}

/**
 * A summary of a form's errors, each a link to its field. It gets the focus when a form with errors is submitted, so
 * that screen readers read it first. Renders nothing without errors.
 */
export function ErrorSummary<Entry extends FieldValues>({ form, labels }: ErrorSummaryProps<Entry>) {
  const { errors, submitCount } = form;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const errorOf = (name: string) => get<unknown>(errors, name) as { message?: unknown } | undefined;
  const names = Object.keys(labels).filter(errorOf);

  useEffect(() => {
    if (submitCount > 0) frame.current?.focus();
  }, [submitCount]);

  if (names.length === 0) return null;
  return (
    <Summary ref={frame} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{fixTheseText}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} data-field={name} onClick={goToField}>
              {messageOf(errorOf(name)) ?? labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </Summary>
  );
}

function messageOf(mistake: { message?: unknown } | undefined): string | undefined {
  return typeof mistake?.message === "string" ? mistake.message || undefined : undefined;
}

/** Finds the field by its name within the form, because field names are not unique within the page. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { dataset, parentElement } = event.currentTarget;
  const field = parentElement?.closest("form")?.elements.namedItem(dataset.field ?? "");
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) control.focus();
}
