import { useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { paths } from "../../app/paths";
import { useAlert } from "../../features/alerts/AlertProvider";
import { forgetLists } from "../../graphql/forget";
import { useAddProductMutation } from "../../graphql/generated";
import { isForbidden, showFieldErrors } from "../../graphql/refusals";
import { alertTexts } from "../../messages";
import { inputOf, itemFields, type ItemEntry } from "./item-rules";

const notSent = "The item could not be saved. It is still here: try again in a moment.";

/** Puts an item up for sale: 'Item Added Succesfully', then /manageItems (spec §8), or what is wrong, under its field. */
export function useAddItem() {
  const [mutate] = useAddProductMutation({
    update: (cache) => forgetLists(cache, "products", "topProducts"),
  });
  const [failure, setFailure] = useState<string>();
  const alert = useAlert();
  const navigate = useNavigate();

  const add = async (entry: ItemEntry, setError: UseFormSetError<ItemEntry>) => {
    setFailure(undefined);
    try {
      const { data } = await mutate({ variables: { input: inputOf(entry) } });
      if (data?.addProduct.__typename === "ProductNameTaken") {
        return setError("name", { message: data.addProduct.message });
      }
      await alert(alertTexts.itemAdded);
      await navigate(paths.manageItems);
    } catch (error) {
      if (isForbidden(error)) await alert(alertTexts.notPermitted);
      else if (!showFieldErrors(error, itemFields, setError)) setFailure(notSent);
    }
  };

  return { add, failure };
}
