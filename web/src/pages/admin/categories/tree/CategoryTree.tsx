import { useState, type KeyboardEvent } from "react";
import { useRowAction } from "../../../../features/RowAction";
import { fieldErrorOf, isNotFound } from "../../../../graphql/errors";
import { categoriesTexts, treeTexts } from "@shop/shared/messages/en/admin-catalogue";
import { failed } from "@shop/shared/messages/en/common";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { useKeepFocus } from "../../parts/use-keep-focus";
import { CategoryDialog } from "./CategoryDialog";
import {
  allOf,
  categoryChanges,
  childrenOf,
  findNode,
  placeTowards,
  type CategoryNode,
  type CategoryPlace,
  type Direction,
  slugPathOf,
} from "./category-nodes";
import * as Frame from "./tree-frame";
import { Keys, List, Tree } from "./tree-frame";
import { useMoveCategoryMutation } from "./CategoriesPage.generated";
import { paths } from "../../../../paths";
import { Button } from "../../../../ui/form/Button";
import { ChevronRight } from "../../../../ui/icons/icons";
import { Plus } from "../../../../ui/icons/admin-icons";
import { Link } from "../../../../ui/layout/Link";
import { MoveButtons } from "../../parts/MoveButtons";
import { useOpened } from "../../../../ui/dialog/use-opened";

/** The context that the tree's rows share. */
interface TreeContext {
  isFolded: (node: CategoryNode) => boolean;
  fold: (node: CategoryNode, folded: boolean) => void;
  /** Undefined if the category can't move in this direction. */
  mover: (node: CategoryNode, direction: Direction) => (() => void) | undefined;
  /** Opens the dialog of a category. */
  edit: (node: CategoryNode) => void;
  /** Opens the dialog of a new subcategory. */
  addBelow: (node: CategoryNode) => void;
  /** Moves a category, and expands its new parent. */
  move: (node: CategoryNode, direction: Direction) => void;
}

/** A category: its name, which opens its dialog, its details and buttons; below it its subcategories. */
function CategoryRow({ node, tree }: { node: CategoryNode; tree: TreeContext }) {
  const { id, name, productCount, ownAttributes, children } = node;
  const folded = tree.isFolded(node);

  return (
    <li>
      <Frame.Row data-key={id}>
        {children.length > 0 ? (
          <Frame.Fold
            type="button"
            aria-expanded={!folded}
            aria-label={`${folded ? treeTexts.unfold : treeTexts.fold}: ${name}`}
            onClick={() => tree.fold(node, !folded)}
          >
            <ChevronRight size={18} />
          </Frame.Fold>
        ) : (
          <Frame.Leaf />
        )}
        <Frame.About>
          <Frame.Name
            type="button"
            data-name
            aria-haspopup="dialog"
            onClick={() => tree.edit(node)}
            onKeyDown={(event) => handleTreeKey(event, node, tree)}
          >
            <bdi>{name}</bdi>
          </Frame.Name>
          <Frame.Details>
            <Link to={`${paths.products}/${slugPathOf(node)}`}>{categoriesTexts.products(productCount)}</Link>
            {ownAttributes.length > 0 && (
              <bdi>{ownAttributes.map((attribute) => attribute.name).join(", ")}</bdi>
            )}
          </Frame.Details>
        </Frame.About>
        <Frame.Actions>
          <Frame.Arrows>
            <MoveButtons
              name={name}
              labels={treeTexts}
              up={tree.mover(node, "up")}
              down={tree.mover(node, "down")}
            />
          </Frame.Arrows>
          <Button
            variant="quiet"
            size="medium"
            aria-label={treeTexts.addTitle(name)}
            onClick={() => tree.addBelow(node)}
          >
            <Plus size={18} />
            <Frame.ButtonText>{treeTexts.addBelow}</Frame.ButtonText>
          </Button>
        </Frame.Actions>
      </Frame.Row>
      {!folded && children.length > 0 && (
        <Frame.List>
          {children.map((child) => (
            <CategoryRow key={child.id} node={child} tree={tree} />
          ))}
        </Frame.List>
      )}
    </li>
  );
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "in",
};

/**
 * Handles the keys on a category's name: arrows navigate, collapse and expand; with Alt they move the
 * category.
 */
function handleTreeKey(
  event: KeyboardEvent<HTMLElement>,
  node: CategoryNode,
  { move, fold, isFolded }: TreeContext,
): void {
  const direction = directions[event.key];
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.altKey && direction) {
    event.preventDefault(); // Alt and an arrow key are the browser's shortcut for Back
    return move(node, direction);
  }
  const open = node.children.length > 0 && !isFolded(node);
  if (event.key === "ArrowRight" && node.children.length > 0 && !open) fold(node, false);
  else if (event.key === "ArrowLeft" && open) fold(node, true);
  else if (event.key === "ArrowLeft" && node.parent) focusName(node.parent.id);
  else if (!walk(event)) return;
  event.preventDefault();
}

function focusName(id: string): void {
  document.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"] [data-name]`)?.focus();
}

/** Focuses the next, previous, first or last visible name; false for any other key. */
function walk({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const names = [
    ...(currentTarget.closest("[data-tree]")?.querySelectorAll<HTMLElement>("[data-name]") ?? []),
  ];
  const at = names.indexOf(currentTarget);
  const next: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: names[at + 1],
    ArrowRight: names[at + 1],
    ArrowUp: names[at - 1],
    Home: names[0],
    End: names.at(-1),
  };
  if (!(key in next)) return false;
  next[key]?.focus();
  return true;
}

/** A larger tree is collapsed to its top level at first. */
const SHOWN_WHOLE = 60;

interface CategoryTreeProps {
  roots: readonly CategoryNode[];
  attributes: readonly { slug: string; name: string }[];
}

/** The open dialog. The tree renders it, because a category's row is replaced when the category moves. */
interface OpenDialog {
  id: string;
  adds: boolean;
}

/** The tree of categories: can be collapsed, navigated and reordered, with the pointer or the keyboard. */
export function CategoryTree({ roots, attributes }: CategoryTreeProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => foldedAtFirst(roots));
  const { opened: dialog, open, close } = useOpened<OpenDialog>();
  const { move, said } = useMoves(roots);
  const mover = (node: CategoryNode, direction: Direction) => {
    const place = placeTowards(roots, node, direction);
    return place && (() => move(node, place));
  };
  const fold = ({ id }: Pick<CategoryNode, "id">, fold: boolean) =>
    setFolded((before) => new Set(fold ? [...before, id] : [...before].filter((each) => each !== id)));
  const isFolded = ({ id }: CategoryNode) => folded.has(id);
  const tree: TreeContext = {
    ...{ isFolded, fold, mover },
    edit: ({ id }) => open({ id, adds: false }),
    addBelow: ({ id }) => open({ id, adds: true }),
    move: (node, direction) => {
      const { parent } = placeTowards(roots, node, direction) ?? {};
      if (parent) fold({ id: parent }, false);
      mover(node, direction)?.();
    },
  };

  const { id, adds } = dialog?.subject ?? {};
  const opened = id && findNode(roots, id);

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
          key={id}
          roots={roots}
          attributes={attributes}
          {...(adds ? { parent: opened } : { node: opened })}
          onClose={close}
        />
      )}
    </>
  );
}

function foldedAtFirst(roots: readonly CategoryNode[]): ReadonlySet<string> {
  const all = allOf(roots);
  return new Set(all.length > SHOWN_WHOLE ? all.map(({ id }) => id) : []);
}

/** Moves a category, keeps the focus on it, and announces its new position. */
function useMoves(roots: readonly CategoryNode[]) {
  const [move] = useMoveCategoryMutation(categoryChanges);
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
      move({ variables: { id: node.id, ...place } }).then(() => {
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
