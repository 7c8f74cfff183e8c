import { MAX_SEARCH } from "@shop/shared/lists";
import { orderStatuses } from "@shop/shared/order-transitions";
import { useId, useRef, useState, useEffect, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { mayDo } from "../../../features/session/permissions";
import { editsProducts } from "../../../features/session/use-may-do";
import { useViewer } from "../../../features/session/SessionProvider";
import type { Viewer } from "../../../features/session/store/session-storage";
import { adminSearchTexts as texts } from "@shop/shared/messages/en/admin";
import { explainFailure } from "../../../ui/feedback/states";
import { useModal } from "../../../ui/dialog/use-modal";
import { useOnline } from "../../../ui/browser/use-online";
import { Button } from "../../../ui/form/Button";
import { Search, X } from "../../../ui/icons/icons";
import { Spinner } from "../../../ui/feedback/Spinner";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { menuOf } from "../admin-pages";
import type { Waiting } from "../use-waiting-counts";
import { ScrollLock } from "../../../ui/dialog/ScrollLock";
import { CloseButton, Field, Frame, Hints, Note, Results } from "./palette-frame";
import { type PaletteOption, pageGroup, recordGroups, type OptionGroup } from "./palette-options";
import { PaletteList } from "./PaletteList";
import { useAdminSearchQuery } from "./AdminSearch.generated";

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 150;

/** The minimum length of a search for products, orders and users. */
const MIN_SEARCH = 2;

/** An order's number, with any separator. */
const orderNumber = /^\d{4}[-\s]?\d{4}$/;

interface PaletteResults {
  /** The groups with options. */
  groups: readonly OptionGroup[];
  /** Whether results for the typed text are still loading; the previous ones stay visible until then. */
  busy: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * The results of the search: pages at once; products, orders and users after a pause in typing. A newer search aborts the
 * previous one.
 */
function usePaletteResults(viewer: Viewer, typed: string, waiting: Waiting | undefined): PaletteResults {
  const search = typed.trim().slice(0, MAX_SEARCH);
  const asked = useDebounced(search);
  const searchable = search.length >= MIN_SEARCH && asked.length >= MIN_SEARCH;
  const query = useAdminSearchQuery({
    // A complete number finds its order in any state.
    variables: {
      search: asked,
      orderStates: orderNumber.test(asked) ? [...orderStatuses] : null,
      products: mayDo(viewer, "READ_PRODUCTS"),
      orders: mayDo(viewer, "READ_ORDERS"),
      users: mayDo(viewer, "READ_CUSTOMERS"),
    },
    skip: !searchable,
    fetchPolicy: "cache-and-network",
  });
  const { data, previousData, error, refetch } = query;
  const found = searchable && !error ? (data ?? previousData) : undefined;
  const groups = [
    pageGroup(menuOf(viewer).pages, search, waiting),
    ...(found ? recordGroups(found, asked, mayDo(viewer, ...editsProducts)) : []),
  ];

  return {
    groups: groups.filter(({ options }) => options.length > 0),
    busy: search.length >= MIN_SEARCH && (asked !== search || (!data && !error)),
    error: searchable ? error : undefined,
    retry: () => void refetch().catch(() => undefined), // the error is shown again
  };
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * The option that Enter chooses, and the keys that move it. It returns to the first option when the search changes; while results are
 * loading, Enter doesn't choose a first option that an earlier text has found.
 */
function useActiveOption(
  options: readonly PaletteOption[],
  search: string,
  busy: boolean,
  choose: (option: PaletteOption) => void,
) {
  const [moved, setMoved] = useState<{ search: string; key: string }>();
  const isMoved = moved?.search === search;
  const found = isMoved ? options.findIndex(({ key }) => key === moved.key) : 0;
  const index = Math.max(0, found);
  const active = options[index];
  const activate = ({ key }: PaletteOption) => setMoved({ search, key });
  const key = active?.key;

  useEffect(() => {
    if (key)
      document.querySelector("[role=option][aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    if (event.nativeEvent.isComposing) return; // the keys belong to the input method
    event.preventDefault();
    const isPage = active?.key === active?.to; // always those of the typed text
    if (step === undefined) return void (active && (isMoved || isPage || !busy) && choose(active));
    const next = options[(index + step + options.length) % options.length];
    if (next) activate(next);
  };
  return { active, activate, onKeyDown };
}

interface CommandPaletteProps {
  waiting: Waiting | undefined;
  onClose: () => void;
}

/** A dialog that searches the pages, products, orders and users open to the viewer while they type, and opens the chosen one. */
export function CommandPalette({ waiting, onClose }: CommandPaletteProps) {
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { groups, busy, error, retry } = usePaletteResults(useViewer(), typed, waiting);
  const options = groups.flatMap((group) => group.options);
  const optionId = ({ key }: PaletteOption) => `${id}-${key}`;
  useModal(frame);

  const choose = ({ to }: PaletteOption) => {
    frame.current?.close();
    void navigate(to);
  };
  const { active, activate, onKeyDown } = useActiveOption(options, typed, busy, choose);

  return (
    <Frame
      ref={frame}
      data-palette
      aria-label={texts.title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <ScrollLock />
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
      <VisuallyHidden role="status">{busy ? texts.searching : texts.counted(options.length)}</VisuallyHidden>
    </Frame>
  );
}

function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const online = useOnline();
  return (
    <Note role="alert">
      <span>{explainFailure(error, online)}</span>
      <Button variant="secondary" size="small" onClick={retry}>
        {texts.retry}
      </Button>
    </Note>
  );
}
