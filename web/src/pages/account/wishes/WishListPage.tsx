import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useCartActions } from "../../../features/cart/CartProvider";
import { useViewer } from "../../../features/session/SessionProvider";
import { changeWish } from "../../../features/wishes/change-wish";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { wishTexts } from "@shop/shared/messages/en/products";
import { Empty, Failure, Loading, seeProducts } from "../../../ui/feedback/states";
import { Page, Stack } from "../../../ui/layout/Page";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import { useMyWishListQuery, type WishRow_ProductFragment } from "./WishListPage.generated";
import { WishRow, WishRowOutline } from "./WishRow";

/** `/wishList`: the viewer's wish list, the latest first. */
export function WishListPage() {
  const query = useMyWishListQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Page title={wishTexts.title} count={query.data?.myWishList.totalCount}>
      <WishList {...query} />
    </Page>
  );
}

function WishList({ data, error, refetch, fetchMore }: ReturnType<typeof useMyWishListQuery>) {
  const { email } = useViewer();
  const { add } = useCartActions();
  const client = useApolloClient();
  const alert = useAlert();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingWishes />;
  const { nodes, pageInfo } = data.myWishList;

  /** The row disappears: the focus moves to the row in its place. */
  const removeRow = (product: WishRow_ProductFragment, words: string) => {
    const at = nodes.findIndex(({ id }) => id === product.id);
    void changeWish({ client, alert }, product.id, false).then((done) => done && setSaid(words));
    requestAnimationFrame(() => {
      const links = list.current?.querySelectorAll<HTMLElement>("h2 a") ?? [];
      (links[Math.min(at, links.length - 1)] ?? document.querySelector<HTMLElement>("h1"))?.focus();
    });
  };
  const move = (product: WishRow_ProductFragment) => {
    add(product);
    removeRow(product, wishTexts.moved(product.name));
  };

  return (
    <Stack $gap={8}>
      {nodes.length === 0 ? (
        <Empty action={seeProducts}>{wishTexts.empty}</Empty>
      ) : (
        <ul ref={list}>
          {nodes.map((product) => (
            <WishRow
              key={product.id}
              product={product}
              email={email}
              onMove={() => move(product)}
              onRemove={() => removeRow(product, wishTexts.removed(product.name))}
            />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && (
        <LoadMoreButton onPress={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
}

function LoadingWishes() {
  return (
    <Loading what={wishTexts.loading}>
      <ul aria-hidden>
        {[1, 2, 3].map((row) => (
          <WishRowOutline key={row} />
        ))}
      </ul>
    </Loading>
  );
}
