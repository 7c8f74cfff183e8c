import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { isNotFound } from "../../../graphql/errors";
import { evictLists } from "../../../graphql/evict";
import { PaymentReturnDocument, type ReturnedPaymentFragment } from "./PaymentReturn.generated";
import type { KnownPayment } from "./payment-state";
import { poll } from "./poll";

/** Asks for a payment until the provider has confirmed or closed it. `lookAgain` asks once more after it was given up. */
export function useReturnedPayment(id: string) {
  const client = useApolloClient();
  const [known, setKnown] = useState<KnownPayment>({});
  const [round, setRound] = useState(0);

  useEffect(() => {
    const learn = ({ status, ...payment }: ReturnedPaymentFragment) => {
      setKnown({ payment: { status, ...payment } });
      if (status === "PAID") evictLists(client.cache, "orders", "myOrders");
      return status !== "OPEN";
    };
    const fail = (error: unknown) => {
      setKnown(({ payment }) => ({ ...(payment && { payment }), error }));
      return isNotFound(error);
    };
    const ask = () =>
      client
        .query({ query: PaymentReturnDocument, variables: { id }, fetchPolicy: "network-only" })
        .then(({ data }) => (data ? learn(data.payment) : false))
        .catch(fail);
    return poll({ ask, onGivenUp: () => setKnown((last) => ({ ...last, givenUp: true })) });
  }, [client, id, round]);

  const lookAgain = useCallback(() => {
    setKnown(({ payment }) => ({ ...(payment && { payment }) }));
    setRound((count) => count + 1);
  }, []);
  return { ...known, lookAgain };
}
