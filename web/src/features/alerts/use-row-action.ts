import { useAlert } from "../../features/alerts/AlertProvider";
import { isForbidden } from "../../graphql/errors";
import { alertTexts, type AlertText } from "../../messages/alerts";
import { explainTemporaryRefusal } from "../../ui/feedback/temporary-refusal";

const failed: AlertText = {
  title: "Error!",
  text: "That could not be done. Please try again in a moment.",
  tone: "error",
};

const explain = (error: unknown): AlertText => ({
  ...failed,
  text: explainTemporaryRefusal(error) ?? failed.text,
});

/** Nothing was done, for a reason that the list, which is fetched again, now shows. */
export function tooLate(text: string): AlertText {
  return { title: "Too late", text, tone: "error" };
}

/**
 * Does something to a row and says how it went: in the words that `act` gives (none where the row itself shows it), 'You dont Have the permission' (spec §8),
 * or that it failed.
 */
export function useRowAction(): (act: () => Promise<AlertText | null>) => Promise<void> {
  const alert = useAlert();
  return async (act) => {
    const said = await act().catch((error: unknown) =>
      isForbidden(error) ? alertTexts.notPermitted : explain(error),
    );
    if (said) await alert(said);
  };
}
