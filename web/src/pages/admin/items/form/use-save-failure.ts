import { useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import { useAlert } from "../../../../ui/dialog/AlertProvider";
import { isForbidden, isNotFound, showFieldErrors } from "../../../../graphql/errors";
import { alertTexts } from "../../../../messages/common";
import { explainTemporaryRefusal } from "../../../../ui/feedback/temporary-refusal";
import { productLabels, type ProductEntry } from "./product-entry";

const notSaved = "We couldn't save the item. What you typed is still here. Please try again.";
const gone = "Someone has deleted this item. What you typed is still here, so you can copy it.";

/** Runs a save. The server's field errors appear under the fields; any other error is the `failure`. */
export function useSaveFailure() {
  const [failure, setFailure] = useState<string>();
  const alert = useAlert();

  const explain = async (error: unknown, setError: UseFormSetError<ProductEntry>) => {
    if (isForbidden(error)) return alert(alertTexts.notPermitted);
    if (!showFieldErrors(error, productLabels, setError))
      setFailure(isNotFound(error) ? gone : (explainTemporaryRefusal(error) ?? notSaved));
  };
  const attempt = async (setError: UseFormSetError<ProductEntry>, save: () => Promise<void>) => {
    setFailure(undefined);
    await save().catch((error: unknown) => explain(error, setError));
  };
  return { failure, attempt };
}
