import { useMemo } from "react";
import { treeTexts } from "@shop/shared/messages/en/admin-catalogue";
import { Empty, Failure, Loading, Skeleton } from "../../../../ui/feedback/states";
import { useEditor } from "../../parts/use-editor";
import { CatalogueTabs } from "../CatalogueTabs";
import { useCategoryTreeQuery } from "./CategoriesPage.generated";
import { CategoryDialog } from "./CategoryDialog";
import { treeOf } from "./category-nodes";
import { CategoryTree } from "./CategoryTree";
import { Keys, Leaf, Row, Tree } from "./tree-frame";

const none = [] as const;

/** `/categories`: the tree of categories, edited by admins. */
export function CategoriesPage() {
  const { data, previousData, error, refetch } = useCategoryTreeQuery({ fetchPolicy: "cache-and-network" });
  const shown = data ?? previousData;
  const { isOpen, close, addButton } = useEditor();
  const roots = useMemo(() => (shown ? treeOf(shown.allCategories) : none), [shown]);

  const content = () => {
    if (error) return <Failure error={error} onRetry={refetch} />;
    if (!shown) return <LoadingTree />;
    if (roots.length === 0) return <Empty>{treeTexts.empty}</Empty>;
    return <CategoryTree roots={roots} attributes={shown.attributes} />;
  };
  return (
    <CatalogueTabs shown="categories" action={addButton(treeTexts.add)}>
      {content()}
      {isOpen && <CategoryDialog roots={roots} attributes={shown?.attributes ?? none} onClose={close} />}
    </CatalogueTabs>
  );
}

function LoadingTree() {
  return (
    <Loading what={treeTexts.loading}>
      <Keys aria-hidden>{treeTexts.keys}</Keys>
      <Tree aria-hidden>
        {Array.from({ length: 12 }, (_, row) => (
          <Row key={row}>
            <Leaf />
            <Skeleton $width={`${8 + ((row * 5) % 7)}rem`} />
          </Row>
        ))}
      </Tree>
    </Loading>
  );
}
