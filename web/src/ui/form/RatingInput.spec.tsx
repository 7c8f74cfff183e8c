import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { RatingInput } from "./RatingInput";

function Form() {
  const [rating, setRating] = useState(0);
  return (
    <>
      <RatingInput label="Rating" name="rating" value={rating} onChange={setRating} />
      <p data-testid="chosen">{rating}</p>
    </>
  );
}

it("offers every half star from 0.5 to 5 as a radio of one group", () => {
  render(<Form />);
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ value }) => Number(value))).toEqual([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(screen.getByRole("group", { name: "Rating" })).toBeTruthy();
});

it("starts with 0 of 5 and without a choice, and takes the pressed value", () => {
  render(<Form />);
  expect(screen.getByText("0 of 5")).toBeTruthy();
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "4.5 stars" }));
  expect(screen.getByTestId("chosen").textContent).toBe("4.5");
  expect(screen.getByText("4.5 of 5")).toBeTruthy();
});

it("previews under a mouse without choosing", () => {
  render(<Form />);
  const half = screen.getByRole("radio", { name: "3 stars" }).closest("label") as HTMLElement;
  fireEvent.pointerEnter(half, { pointerType: "mouse" });
  expect(screen.getByText("3 of 5")).toBeTruthy();
  expect(screen.getByTestId("chosen").textContent).toBe("0");
});
