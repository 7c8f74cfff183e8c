import { fieldErrorOf, isForbidden, isNotFound } from "../../graphql/errors";
import { alertTexts } from "../../messages/alerts";
import { useRestockProductMutation } from "./restock.generated";

/** Returns a function that changes the stock by a number of units and resolves to an error message, if any. */
export function useRestock(id: string): (units: number) => Promise<string | undefined> {
  const [restock] = useRestockProductMutation();
  return async (units) => {
    try {
      await restock({ variables: { id, units } });
    } catch (error) {
      return explain(error);
    }
  };
}

function explain(error: unknown): string {
  if (isForbidden(error)) return alertTexts.notPermitted.text;
  if (isNotFound(error)) return "Someone has deleted this item.";
  const found = fieldErrorOf(error, "units");
  return found ? `Units ${found}.` : "The stock could not be changed. Please try again in a moment.";
}
