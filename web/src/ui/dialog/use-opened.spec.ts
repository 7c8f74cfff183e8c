import { act, renderHook } from "@testing-library/react";
import { useOpened } from "./use-opened";

it("leaves a dialog open if an earlier one of the same subject is closed once more", () => {
  const { result } = renderHook(() => useOpened<string>());
  act(() => result.current.open("note"));
  const { close } = result.current;
  act(close);
  act(() => result.current.open("note"));
  act(close);
  expect(result.current.opened).toEqual({ subject: "note" });
});
