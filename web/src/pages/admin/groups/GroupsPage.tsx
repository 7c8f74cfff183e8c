import { groupsTexts as texts } from "@shop/shared/messages/en/admin-groups";
import { groupPath, newGroupPath } from "../parts/group-paths";
import { Empty } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { formatCount, formatPrice } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { Page } from "../../../ui/layout/Page";
import { useListParams } from "../../../ui/table/list-params";
import { PagedTable } from "../../../ui/table/PagedTable";
import type { Column } from "../../../ui/table/Table";
import { pageQuery } from "../parts/page-query";
import { useProductGroupsQuery, type GroupColumns_GroupFragment } from "./GroupsPage.generated";

type Group = GroupColumns_GroupFragment;

function priceRange({ products }: Group): string {
  const prices = products.map(({ price }) => price);
  return texts.priceRange(formatPrice(Math.min(...prices)), formatPrice(Math.max(...prices)));
}

const groupColumns: readonly Column<Group>[] = [
  {
    header: texts.columns.name,
    cell: ({ id, name }) => (
      <Link to={groupPath(id)}>
        <bdi>{name}</bdi>
      </Link>
    ),
    phone: "title",
  },
  {
    header: texts.columns.options,
    cell: ({ options }) =>
      options.map(({ name, values }) => (
        <div key={name}>
          <bdi>{`${name}: ${values.join(", ")}`}</bdi>
        </div>
      )),
    phone: "wide",
  },
  {
    header: texts.columns.variants,
    cell: ({ products }) => formatCount(products.length),
    align: "end",
    phone: "half",
  },
  { header: texts.columns.price, cell: priceRange, align: "end", phone: "half" },
  {
    header: texts.columns.stock,
    cell: ({ products }) => formatCount(products.reduce((sum, { countInStock }) => sum + countInStock, 0)),
    align: "end",
    phone: "half",
  },
];

/** `/manageItems/groups`: the groups of products that are variants of each other. */
export function GroupsPage() {
  const list = useListParams();
  const query = useProductGroupsQuery(pageQuery(list.params));
  const add = <ButtonLink to={newGroupPath()}>{texts.add}</ButtonLink>;

  return (
    <Page title={texts.title} lead={texts.lead} width="wide" actions={add}>
      <PagedTable
        noun={texts.noun}
        columns={groupColumns}
        navigation={list}
        query={query}
        select={(data) => data.productGroups}
        placeholder={texts.searchHint}
        defaultSortLabel={texts.sort}
        empty={<Empty action={add}>{texts.empty}</Empty>}
      />
    </Page>
  );
}
