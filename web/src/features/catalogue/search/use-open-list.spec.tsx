import { fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { useOpenList } from "./SuggestionList";

type Field = RefObject<HTMLInputElement | null>;

/** The list; its code arrives while the field already has the focus. */
function List({ field, meanwhile }: { field: Field; meanwhile: (input: HTMLInputElement) => void }) {
  const [{ typed, isOpen }] = useOpenList(field, useRef(null), useRef(undefined));
  useLayoutEffect(() => {
    if (field.current) meanwhile(field.current); // the list is rendered and starts to listen right after this effect
  }, [field, meanwhile]);
  return <output>{isOpen ? `open for ${typed}` : "closed"}</output>;
}

/** Renders a focused search field and runs the callback just as its list arrives. */
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
  it("reads the text typed before it could listen", () => {
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

  it("follows later typing", () => {
    arrive(() => undefined);
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "dive watch" } });
    expect(list()).toBe("open for dive watch");
  });
});
