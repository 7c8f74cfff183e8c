import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useAlert } from "../../ui/dialog/AlertProvider";

/** Adds a product to the viewer's wish list, or removes it; false if that failed. The code loads with the first press. */
export function useChangeWish(): (id: string, wished: boolean) => Promise<boolean> {
  const client = useApolloClient();
  const alert = useAlert();
  return useCallback(
    async (id, wished) =>
      import("./change-wish").then(
        (file) => file.changeWish({ client, alert }, id, wished),
        () => false,
      ),
    [client, alert],
  );
}
