import { act, fireEvent, render, screen } from "@testing-library/react";
import { ActionButton } from "./ActionButton";

const question = { title: "Delete “Saw”?", text: "For good.", confirm: "Delete it" };

it("does nothing before the question has been answered, and nothing where the answer is Cancel", () => {
  const onPress = jest.fn(() => Promise.resolve());
  render(
    <ActionButton confirmation={question} onPress={onPress}>
      Delete
    </ActionButton>,
  );
  const button = screen.getByRole("button", { name: "Delete" });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole("alertdialog", { name: "Delete “Saw”?" }).textContent).toContain("For good.");
  fireEvent.click(screen.getByText("Cancel"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onPress).not.toHaveBeenCalled();
});

it("asks no more at Escape itself, so that an Enter right after it asks again", () => {
  render(
    <ActionButton confirmation={question} onPress={() => Promise.resolve()}>
      Delete
    </ActionButton>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  fireEvent(screen.getByRole("alertdialog"), new Event("cancel"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("prepares its question before it asks, and shows the added text", async () => {
  let ready = () => {};
  const prepare = () => new Promise<void>((resolve) => (ready = resolve));
  render(
    <ActionButton
      confirmation={{ ...question, prepare, more: <p>And its picture.</p> }}
      onPress={() => Promise.resolve()}
    >
      Delete
    </ActionButton>,
  );
  const button = screen.getByRole("button", { name: "Delete" });
  fireEvent.click(button);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(button.getAttribute("aria-busy")).toBe("true");
  await act(() => Promise.resolve(ready()));
  expect(screen.getByRole("alertdialog").textContent).toContain("And its picture.");
  expect(button.getAttribute("aria-busy")).toBeNull();
});

it("is busy until its work is done, and deaf to further presses", async () => {
  let finish = () => {};
  const onPress = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<ActionButton onPress={onPress}>Save</ActionButton>);
  const button = screen.getByRole("button", { name: "Save" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(onPress).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve(finish()));
  expect(button.getAttribute("aria-busy")).toBeNull();
});

it("says why it can't be pressed to those who get to it by keyboard", () => {
  const onPress = jest.fn(() => Promise.resolve());
  render(
    <ActionButton disabled disabledReason="Paid orders wait" onPress={onPress}>
      Delete
    </ActionButton>,
  );
  const button = screen.getByRole("button", { name: "Delete", description: "Paid orders wait" });
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
});
