import { fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { useOpenList } from "./SuggestionList";

type Field = RefObject<HTMLInputElement | null>;

/** The list, whose code comes while somebody is at the field already. */
function List({ field, meanwhile }: { field: Field; meanwhile: (input: HTMLInputElement) => void }) {
  const [{ typed, isOpen }] = useOpenList(field, useRef(null), useRef(undefined));
  useLayoutEffect(() => {
    if (field.current) meanwhile(field.current); // the list is rendered, and listens from the next moment on
  }, [field, meanwhile]);
  return <output>{isOpen ? `open for ${typed}` : "closed"}</output>;
}

/** A search field that has the focus when its list arrives, and what happens at that moment. */
function arrive(meanwhile: (input: HTMLInputElement) => void): void {
  const field: Field = { current: null };
  const { rerender } = render(<input ref={field} />);
  field.current?.focus();
  rerender(
    <>
      <input ref={field} />
      <List field={field} meanwhile={meanwhile} />
    </>,
  );
}

const list = () => screen.getByRole("status").textContent;

describe("the list of suggestions, when its code arrives", () => {
  it("knows what was typed before it could listen", () => {
    arrive((input) => {
      input.value = "Skerry";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    expect(list()).toBe("open for Skerry");
  });

  it("stays closed if the field was left before it could listen", () => {
    arrive((input) => input.blur());
    expect(list()).toBe("closed");
  });

  it("follows what is typed from then on", () => {
    arrive(() => undefined);
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "dive watch" } });
    expect(list()).toBe("open for dive watch");
  });
});
