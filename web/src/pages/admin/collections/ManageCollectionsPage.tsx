import { collectionsTexts as texts } from "@shop/shared/messages/en/admin-collections";
import { useNavigate } from "react-router-dom";
import { evicting } from "../../../graphql/evict";
import { paths } from "../../../paths";
import { Empty } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { Link } from "../../../ui/layout/Link";
import { Page } from "../../../ui/layout/Page";
import { ProductThumbnail } from "../../../ui/product/ProductThumbnail";
import { WholeTable } from "../../../ui/table/PagedTable";
import type { Column } from "../../../ui/table/Table";
import { actionsColumn } from "../parts/actions-column";
import { RowButtons } from "../parts/RowButtons";
import {
  useManageCollectionsQuery,
  useRemoveCollectionMutation,
  type CollectionColumns_CollectionFragment,
} from "./ManageCollectionsPage.generated";

type Collection = CollectionColumns_CollectionFragment;

const { columns } = texts;

const pathOf = (id: string) => `${paths.manageCollections}/${encodeURIComponent(id)}`;

function CollectionButtons({ collection: { id, slug, name, picks, rule } }: { collection: Collection }) {
  const navigate = useNavigate();
  const [remove] = useRemoveCollectionMutation(evicting("collections", "collection"));
  return (
    <RowButtons
      onEdit={() => void navigate(pathOf(id))}
      removal={{
        name,
        title: texts.deleteTitle(name),
        text: texts.deleteText(paths.collection(slug), rule ? null : picks.length),
        onDelete: () => remove({ variables: { id } }),
      }}
    />
  );
}

const collectionColumns: readonly Column<Collection>[] = [
  {
    header: columns.picture,
    cell: ({ imageUrl }) => imageUrl && <ProductThumbnail image={imageUrl} />,
    phone: "corner",
  },
  {
    header: columns.name,
    cell: ({ id, name }) => (
      <Link to={pathOf(id)}>
        <bdi>{name}</bdi>
      </Link>
    ),
    phone: "title",
  },
  {
    header: columns.slug,
    cell: ({ slug }) => <Link to={paths.collection(slug)}>{paths.collection(slug)}</Link>,
    phone: "wide",
  },
  {
    header: columns.products,
    cell: ({ picks, rule }) => (rule ? texts.byRule : texts.count(picks.length)),
    phone: "half",
  },
  actionsColumn((collection) => <CollectionButtons collection={collection} />),
];

/** `/manageCollections`: the shop's collections. */
export function ManageCollectionsPage() {
  const query = useManageCollectionsQuery({ fetchPolicy: "cache-and-network" });
  const add = <ButtonLink to={pathOf("new")}>{texts.add}</ButtonLink>;
  return (
    <Page title={texts.title} lead={texts.lead} width="wide" actions={add}>
      <WholeTable
        caption={texts.title}
        columns={collectionColumns}
        query={query}
        select={(data) => data.collections}
        loading={texts.loading}
        empty={<Empty>{texts.empty}</Empty>}
      />
    </Page>
  );
}
