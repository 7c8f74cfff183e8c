/**
 * The inline script of every page: holds the visitor's input until the page is hydrated, and repeats it afterwards
 * (ADR-0011): changed fields first, then buttons, forms and links in the order in which they were pressed. If the page's
 * code fails to load, the browser performs its default actions: every form has an `action` on the server. Also tells the
 * stylesheet the viewer's role.
 */
export {}; // a module, so that its names are its own

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** After this time without hydration, links and read-only forms are followed without code. */
const MAX_WAIT_MS = 10_000;

const changed = new Map<Field, string | boolean>();
const pressed = new Set<HTMLElement>();
const listening = new AbortController();
const { dataset } = document.documentElement;

const listen = (type: string, listener: (event: never) => void) =>
  addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal });

function hold(event: Event, element: HTMLElement, reads?: boolean): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.delete(element);
  pressed.add(element);
  element.setAttribute("aria-busy", "true");
  dataset.held = ""; // shows the progress below the top bar
  if (reads) setTimeout(repeat, MAX_WAIT_MS);
}

/** Releases the held elements and returns them. */
function releaseHeld(): HTMLElement[] {
  const held = [...pressed];
  pressed.clear();
  delete dataset.held;
  for (const element of held) element.removeAttribute("aria-busy");
  return held;
}

/** A button of a form is held when it submits. A link is held only if another element is already held. */
function onClick(event: MouseEvent): void {
  const element = (event.target as Element).closest<HTMLElement>("a,button");
  if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (element instanceof HTMLAnchorElement) {
    if (pressed.size > 0 && element.getAttribute("href")?.[0] === "/" && !element.target)
      hold(event, element, true);
    return;
  }
  const { form, type, popoverTargetElement } = element as HTMLButtonElement;
  if (!popoverTargetElement && !(form && type === "submit")) hold(event, element);
}

/** A submission comes after the browser's own validation. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method !== "dialog") hold(event, event.submitter ?? form, form.method === "get");
}

function onInput({ target }: Event): void {
  const field = target as HTMLInputElement;
  if (field.type === "radio" || field.type === "checkbox") changed.set(field, field.checked);
  else if ("value" in field) changed.set(field, field.value);
}

/**
 * Tells React the value of a field. React ignores an event if the field has the value that was last set through its property, so the
 * property gets another value, and the element's prototype then the visitor's.
 */
function notifyReact(field: Field, value: string | boolean): void {
  if (typeof value === "boolean") {
    (field as HTMLInputElement).checked = !value;
    return field.click();
  }
  if (field instanceof HTMLSelectElement) field.value = value;
  else {
    const { selectionStart, selectionEnd } = field;
    field.value = `${value} `;
    Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field);
    // null in a field for an email or a number
    if (selectionStart !== null && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The role of the stored session, for the frame of the first paint; undefined for visitors and if storage is forbidden. */
function readRole(): string | undefined {
  try {
    const details = localStorage.getItem("shopSession") ?? sessionStorage.getItem("shopSession");
    return (JSON.parse(details ?? "null") as { viewer?: { role?: string } } | null)?.viewer?.role;
  } catch {
    return undefined;
  }
}

/** Runs once. Each press is a separate task, so that React renders its effect before the next. */
function repeat(): void {
  if (listening.signal.aborted) return;
  listening.abort();
  changed.forEach((value, field) => notifyReact(field, value));
  for (const element of releaseHeld()) {
    setTimeout(() => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click()));
  }
}

const role = readRole();
if (role) dataset.viewer = role;
listen("click", onClick);
listen("submit", onSubmit);
listen("input", onInput);
listen("change", onInput);
listen("error", ({ target }: Event) => target instanceof HTMLScriptElement && repeat());
listen("unhandledrejection", repeat); // a failed import
listen("pagehide", releaseHeld); // a restored page ignores earlier presses
new PerformanceObserver((list) => {
  if (list.getEntriesByName("hydrated").length > 0) repeat();
}).observe({ type: "mark", buffered: true });
