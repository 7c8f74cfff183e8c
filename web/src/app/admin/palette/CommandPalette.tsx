import { MAX_SEARCH } from "@shop/shared/lists";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminSearchTexts as texts } from "../../../messages/admin-menu";
import { explainFailure } from "../../../ui/feedback/states";
import { useModal } from "../../../ui/dialog/use-modal";
import { useOnline } from "../../../ui/browser/use-online";
import { Button } from "../../../ui/form/Button";
import { Search, X } from "../../../ui/icons/icons";
import { Spinner } from "../../../ui/feedback/Spinner";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { Waiting } from "../use-waiting-counts";
import { CloseButton, Field, Frame, Hints, Note, PageHeld, Results } from "./palette-frame";
import { countText, type PaletteOption } from "./palette-options";
import { PaletteList } from "./PaletteList";
import { useActiveOption } from "./use-active-option";
import { usePaletteResults } from "./use-palette-results";

interface CommandPaletteProps {
  waiting: Waiting | undefined;
  onClose: () => void;
}

/** A dialog that finds a page, product, order or user while the admin types, and opens what they choose. */
export function CommandPalette({ waiting, onClose }: CommandPaletteProps) {
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { groups, busy, error, retry } = usePaletteResults(typed, waiting);
  const options = groups.flatMap((group) => group.options);
  const optionId = ({ key }: PaletteOption) => `${id}-${key}`;
  useModal(frame);

  const choose = ({ to }: PaletteOption) => {
    frame.current?.close();
    void navigate(to);
  };
  const { active, activate, onKeyDown } = useActiveOption(options, typed, choose);

  return (
    <Frame
      ref={frame}
      data-palette
      aria-label={texts.title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <PageHeld />
      <Field>
        <Search size={20} strokeWidth={1.75} />
        <input
          role="combobox"
          aria-label={texts.label}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_SEARCH}
          placeholder={texts.placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        {busy && <Spinner />}
        <CloseButton type="button" aria-label={texts.close} onClick={() => frame.current?.close()}>
          <X size={18} strokeWidth={1.75} />
        </CloseButton>
      </Field>
      <Results>
        <PaletteList
          id={`${id}-list`}
          search={typed}
          {...{ groups, busy, active, optionId }}
          onActivate={activate}
          onChoose={choose}
        />
        {error ? <LoadFailure error={error} retry={retry} /> : null}
        {!error && !busy && options.length === 0 && <Note>{texts.nothing(typed.trim())}</Note>}
        {busy && options.length === 0 && <Note>{texts.searching}</Note>}
      </Results>
      <Hints aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.hints.move}
        </span>
        <span>
          <kbd>{texts.keys.open}</kbd> {texts.hints.open}
        </span>
        <span>
          <kbd>{texts.keys.close}</kbd> {texts.hints.close}
        </span>
      </Hints>
      <VisuallyHidden role="status">{busy ? texts.searching : countText(options.length)}</VisuallyHidden>
    </Frame>
  );
}

function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const online = useOnline();
  return (
    <Note role="alert">
      {explainFailure(error, online)}
      <Button variant="secondary" size="small" onClick={retry}>
        {texts.retry}
      </Button>
    </Note>
  );
}
