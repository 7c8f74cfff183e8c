import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useAlert } from "../../ui/dialog/AlertProvider";

/** Puts a product on the viewer's wish list, or takes it off; false if it couldn't. The code loads with the first press. */
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
