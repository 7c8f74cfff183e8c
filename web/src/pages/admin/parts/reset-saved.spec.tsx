import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { resetSaved } from "./use-save-form";

it("shows what was saved, and keeps what was typed since the form was sent as unsaved", () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { name: "Old", links: [{ label: "A" }], color: "" } });
    form.register("name");
    form.register("links.0.label");
    form.register("color");
    return { form, isDirty: form.formState.isDirty };
  });
  const { form } = result.current;
  act(() => form.setValue("name", " New ", { shouldDirty: true }));
  const sent = structuredClone(form.getValues());
  act(() => form.setValue("links.0.label", "B", { shouldDirty: true }));
  act(() => resetSaved(form, sent, { name: "New", links: [{ label: "A" }], color: "" }));
  expect(form.getValues()).toEqual({ name: "New", links: [{ label: "B" }], color: "" });
  expect(result.current.isDirty).toBe(true);

  act(() => resetSaved(form, form.getValues(), { name: "Theirs", links: [{ label: "C" }], color: "#fff" }));
  expect(form.getValues()).toEqual({ name: "Theirs", links: [{ label: "C" }], color: "#fff" });
  expect(result.current.isDirty).toBe(false);
});
