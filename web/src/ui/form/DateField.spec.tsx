import { fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { DateField } from "./DateField";

const field = () => screen.getByLabelText("Sale ends");
const isMarkedEmpty = () => field().hasAttribute("data-empty");

function DateForm({ ends }: { ends: string }) {
  const { register, reset } = useForm({ defaultValues: { ends } });
  return (
    <form>
      <DateField label="Sale ends" type="datetime-local" {...register("ends")} />
      <button type="button" onClick={() => reset({ ends: "" })}>
        Reset
      </button>
    </form>
  );
}

it("marks a field without a date, until one is typed", () => {
  render(<DateForm ends="" />);
  expect(isMarkedEmpty()).toBe(true);
  fireEvent.input(field(), { target: { value: "2027-01-02T03:04" } });
  expect(isMarkedEmpty()).toBe(false);
});

it("doesn't mark a field that the form fills", () => {
  render(<DateForm ends="2027-01-02T03:04" />);
  expect(isMarkedEmpty()).toBe(false);
});

it("marks a field that the form empties", () => {
  render(<DateForm ends="2027-01-02T03:04" />);
  fireEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(isMarkedEmpty()).toBe(true);
});

it("doesn't mark a field in which a part of a date is typed", () => {
  render(<DateForm ends="" />);
  Object.defineProperty(field(), "validity", { value: { badInput: true } });
  fireEvent.input(field());
  expect(isMarkedEmpty()).toBe(false);
});
