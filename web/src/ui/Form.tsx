import { styled } from "styled-components";
import { space } from "../theme/tokens";
import { FormErrorSummary } from "./FormErrorSummary";

/** A form as one column of fields. */
export const FormStack = styled.form`
  display: grid;
  gap: ${space[5]};
  min-width: 0;

  /* Announcements that wait for words take no room. */
  > [role="alert"]:empty {
    position: absolute;
  }
`;

interface FormMistakesProps<Name extends string> {
  /** The fields' labels in their order. */
  labels: Record<Name, string>;
  errors: Partial<Record<NoInfer<Name>, unknown>>;
}

/** Names the fields that need another look; what is wrong stands under each of them. */
export function FormMistakes<Name extends string>({ labels, errors }: FormMistakesProps<Name>) {
  const wrong = (Object.keys(labels) as Name[]).filter((name) => errors[name]).map((name) => labels[name]);
  return (
    <FormErrorSummary errors={wrong.length > 0 ? [`Please look once more at: ${wrong.join(", ")}.`] : []} />
  );
}
