/**
 * The inline script of every page: keeps what a visitor does before the page is hydrated, and repeats it afterwards
 * (ADR-0011). Fields that were changed, then buttons, forms and links in the order in which they were pressed. If the page's
 * code fails to load, the browser does what it does without code: every form has an `action` that the server answers.
 */
export {}; // a module, so that its names are its own

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** After this time without hydration, links and forms that only read are followed without code. */
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

/** Lets go of what is held, and returns it. */
function letGo(): HTMLElement[] {
  const held = [...pressed];
  pressed.clear();
  delete dataset.held;
  for (const element of held) element.removeAttribute("aria-busy");
  return held;
}

/** A button of a form is held when it submits. A link is held only after something else that is. */
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

/** Tells React what a field holds. React ignores an event of a field whose value it knows already. */
function tell(
  field: Field & { _valueTracker?: { setValue: (value: string) => void } },
  value: string | boolean,
): void {
  if (typeof value === "boolean") {
    (field as HTMLInputElement).checked = !value;
    return field.click();
  }
  if (field.value !== value) field.value = value;
  field._valueTracker?.setValue(`${value} `);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Once. Each press is a task of its own, so that what the one before changed is rendered. */
function repeat(): void {
  if (listening.signal.aborted) return;
  listening.abort();
  changed.forEach((value, field) => tell(field, value));
  for (const element of letGo()) {
    setTimeout(() => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click()));
  }
}

listen("click", onClick);
listen("submit", onSubmit);
listen("input", onInput);
listen("change", onInput);
listen("error", ({ target }: Event) => target instanceof HTMLScriptElement && repeat());
listen("unhandledrejection", repeat); // an import that failed
listen("pagehide", letGo); // what was pressed has no effect on a page that comes back
new PerformanceObserver((list) => {
  if (list.getEntriesByName("hydrated").length > 0) repeat();
}).observe({ type: "mark", buffered: true });
