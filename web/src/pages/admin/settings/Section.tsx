import { useEffect, useId, useRef, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { useMayDo } from "../../../features/session/use-may-do";
import { settingsTexts } from "@shop/shared/messages/en/admin-settings";
import { color, from, space, text, width } from "../../../theme/tokens";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Button } from "../../../ui/form/Button";
import { FormStack } from "../../../ui/form/Form";
import { Card } from "../../../ui/layout/Card";
import { FieldColumns } from "../parts/FieldColumns";

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: ${space[8]};
  border-top: 1px solid ${color.line};
`;

const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: ${text.title};
  }
  p {
    max-width: ${width.text};
    color: ${color.muted};
  }
`;

interface SectionProps {
  title: string;
  /** A description in one sentence. */
  about: string;
  /** The button that adds an entry. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the settings. */
export function Section({ title, about, action, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Heading>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{about}</p>
        </div>
        {action}
      </Heading>
      {children}
    </Frame>
  );
}

const EditorCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  scroll-margin-top: 5rem;

  ${from.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  h3 {
    font-size: ${text.body};
  }
`;

/** Disabled for viewers who may only read the settings. */
const Fields = styled.fieldset`
  display: contents;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

/** Related fields, side by side if they fit. */
export const FieldPair = styled(FieldColumns)`
  & + & {
    margin-top: ${space[3]};
  }
`;

interface EditorProps {
  /** The title of the form; the form of the shop itself has none. */
  title?: string;
  busy: boolean;
  /** The reason why saving failed, apart from field errors. */
  failure: string | undefined;
  /** The message after saving: "Saved." */
  done?: string | undefined;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Closes the form without saving; without it the form stays open. */
  onClose?: () => void;
  /** The label of the button that saves, by default "Save". */
  saveLabel?: string;
  /** Further buttons. */
  actions?: ReactNode;
  /** The sample at the side of the fields; below them on a phone. */
  sample: ReactNode;
  children: ReactNode;
}

/** A form with its effect on a sample cart. Opening it moves the focus to its first field. */
export function Editor(props: EditorProps) {
  const { title, busy, failure, done, onSubmit, onClose, actions, sample, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const mayChange = useMayDo("WRITE_SETTINGS");
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (!isOpened) return;
    frame.current?.scrollIntoView({ block: "nearest" });
    frame.current?.querySelector("input")?.focus();
  }, [isOpened]);

  return (
    <EditorCard ref={frame}>
      <FormStack noValidate aria-label={title} onSubmit={(event) => void onSubmit(event)}>
        {title && <h3>{title}</h3>}
        <Fields disabled={!mayChange}>{children}</Fields>
        <FormFailure>{failure}</FormFailure>
        {mayChange && (
          <Buttons>
            <Button type="submit" busy={busy}>
              {props.saveLabel ?? settingsTexts.save}
            </Button>
            {actions}
            {onClose && (
              <Button variant="secondary" onClick={onClose}>
                {settingsTexts.cancel}
              </Button>
            )}
          </Buttons>
        )}
        <div role="status">{done}</div>
      </FormStack>
      {sample}
    </EditorCard>
  );
}
