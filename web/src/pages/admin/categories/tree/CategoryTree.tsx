import { useState } from "react";
import { useRowAction } from "../../../../features/alerts/use-row-action";
import { fieldErrorOf, isNotFound } from "../../../../graphql/errors";
import { treeTexts } from "../../../../messages/admin-categories";
import { failed } from "../../../../messages/alerts";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { useKeepFocus } from "../use-keep-focus";
import { CategoryDialog } from "./CategoryDialog";
import { CategoryRow, type TreeContext } from "./CategoryRow";
import {
  allOf,
  childrenOf,
  findNode,
  placeTowards,
  type CategoryNode,
  type CategoryPlace,
  type Direction,
} from "./category-nodes";
import { Keys, List, Tree } from "./tree-frame";
import { handleTreeKey } from "./tree-keys";
import { useCategoryChanges } from "./use-category-changes";

/** A larger tree is folded at first, but for its top. */
const SHOWN_WHOLE = 60;

interface CategoryTreeProps {
  roots: readonly CategoryNode[];
  attributes: readonly { slug: string; name: string }[];
}

/** The dialog that is open. It is the tree's, because a category's row is another one once it has moved. */
interface OpenDialog {
  id: string;
  adds: boolean;
}

/** The tree: folded, walked through and put in order, with the pointer or by keys. */
export function CategoryTree({ roots, attributes }: CategoryTreeProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => foldedAtFirst(roots));
  const [dialog, setDialog] = useState<OpenDialog>();
  const { move, said } = useMoves(roots);
  const mover = (node: CategoryNode, direction: Direction) => {
    const place = placeTowards(roots, node, direction);
    return place && (() => move(node, place));
  };
  const fold = ({ id }: CategoryNode, fold: boolean) =>
    setFolded((before) => new Set(fold ? [...before, id] : [...before].filter((each) => each !== id)));
  const isFolded = ({ id }: CategoryNode) => folded.has(id);
  const tree: TreeContext = {
    ...{ isFolded, fold, mover },
    edit: ({ id }) => setDialog({ id, adds: false }),
    addBelow: ({ id }) => setDialog({ id, adds: true }),
    onKey: (event, node) =>
      handleTreeKey(event, node, {
        ...{ fold, isFolded },
        move: (moved, direction) => {
          const { parent } = placeTowards(roots, moved, direction) ?? {};
          if (parent) setFolded((before) => new Set([...before].filter((each) => each !== parent)));
          mover(moved, direction)?.();
        },
      }),
  };

  const opened = dialog && findNode(roots, dialog.id);

  return (
    <>
      <Keys>{treeTexts.keys}</Keys>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Tree data-tree>
        <List aria-label={treeTexts.tab}>
          {roots.map((node) => (
            <CategoryRow key={node.id} node={node} tree={tree} />
          ))}
        </List>
      </Tree>
      {opened && (
        <CategoryDialog
          key={dialog.id}
          roots={roots}
          attributes={attributes}
          {...(dialog.adds ? { parent: opened } : { node: opened })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

function foldedAtFirst(roots: readonly CategoryNode[]): ReadonlySet<string> {
  const all = allOf(roots);
  return new Set(all.length > SHOWN_WHOLE ? all.map(({ id }) => id) : []);
}

/** Moves a category, keeps the focus on it, and says where it is then. */
function useMoves(roots: readonly CategoryNode[]) {
  const { move } = useCategoryChanges();
  const keepFocus = useKeepFocus(roots);
  const run = useRowAction();
  const [said, setSaid] = useState("");

  const refused = (error: unknown) => {
    const message =
      fieldErrorOf(error, "parent") ?? fieldErrorOf(error, "name") ?? fieldErrorOf(error, "before");
    if (isNotFound(error)) return treeTexts.notMoved;
    if (message === undefined) throw error;
    return failed(treeTexts.refused(message), treeTexts.notMoved.title);
  };
  const act = (node: CategoryNode, place: CategoryPlace) => {
    keepFocus(node.id);
    void run(() =>
      move(node.id, place).then(() => {
        setSaid(describe(roots, node, place));
        return null;
      }, refused),
    );
  };
  return { move: act, said };
}

function describe(
  roots: readonly CategoryNode[],
  node: CategoryNode,
  { parent, before }: CategoryPlace,
): string {
  const into = findNode(roots, parent) ?? null;
  const others = childrenOf(roots, into).filter((sibling) => sibling !== node);
  const at = before === null ? others.length : others.findIndex(({ id }) => id === before);
  return treeTexts.moved(node.name, at + 1, others.length + 1, into?.name);
}
