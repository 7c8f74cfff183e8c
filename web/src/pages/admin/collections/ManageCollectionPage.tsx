import { collectionFormTexts as texts } from "@shop/shared/messages/en/admin-collections";
import { useParams } from "react-router-dom";
import { paths } from "../../../paths";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { FormSkeleton, oneLine } from "../../../ui/form/FormSkeleton";
import { Page } from "../../../ui/layout/Page";
import { BackToList } from "../parts/BackToList";
import { CollectionForm } from "./CollectionForm";
import { useCollectionAddressesQuery, useManageCollectionQuery } from "./ManageCollectionPage.generated";

/** `/manageCollections/:id`: the form of a collection, or of a new one. */
export function ManageCollectionPage() {
  const { id = "" } = useParams();
  return id === "new" ? <NewCollection /> : <ExistingCollection key={id} id={id} />;
}

const back = <BackToList path={paths.manageCollections}>{texts.back}</BackToList>;

const NewCollection = () => (
  <Page title={texts.newTitle} width="regular" above={back}>
    <CollectionForm collection={null} />
  </Page>
);

/** Reads the address first, because the server finds a collection by it. */
function ExistingCollection({ id }: { id: string }) {
  const addresses = useCollectionAddressesQuery({ fetchPolicy: "no-cache" });
  const slug = addresses.data?.collections.find((each) => each.id === id)?.slug;
  const found = useManageCollectionQuery({
    variables: { slug: slug ?? "" },
    skip: slug === undefined,
    fetchPolicy: "no-cache",
  });
  const collection = found.data?.collection;
  const isGone = collection === null || (addresses.data !== undefined && slug === undefined);
  const failed = [addresses, found].find(({ error }) => error);
  return (
    <Page title={collection?.name ?? texts.back} width="regular" above={back}>
      {failed?.error && <Failure error={failed.error} onRetry={failed.refetch} />}
      {isGone && (
        <Empty action={<ButtonLink to={paths.manageCollections}>{texts.back}</ButtonLink>}>
          {texts.gone}
        </Empty>
      )}
      {!failed && !isGone && !collection && (
        <Loading what={texts.loading}>
          <FormSkeleton controls={[oneLine, oneLine, "8.5rem", oneLine]} />
        </Loading>
      )}
      {collection && <CollectionForm collection={collection} />}
    </Page>
  );
}
