import type { KeyboardEvent } from "react";
import { categoriesTexts, treeTexts } from "../../../../messages/admin-categories";
import { paths } from "../../../../routing/paths";
import { Button } from "../../../../ui/form/Button";
import { ChevronRight } from "../../../../ui/icons/icons";
import { Plus } from "../../../../ui/icons/admin-icons";
import { Link } from "../../../../ui/layout/Link";
import { MoveButtons } from "../MoveButtons";
import { slugPathOf, type CategoryNode, type Direction } from "./category-nodes";
import * as Frame from "./tree-frame";

/** What the rows of the tree share. */
export interface TreeContext {
  isFolded: (node: CategoryNode) => boolean;
  fold: (node: CategoryNode, folded: boolean) => void;
  /** Undefined where there is no way in this direction. */
  mover: (node: CategoryNode, direction: Direction) => (() => void) | undefined;
  /** Opens the dialog of a category. */
  edit: (node: CategoryNode) => void;
  /** Opens the dialog of a new category below it. */
  addBelow: (node: CategoryNode) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, node: CategoryNode) => void;
}

/** A category: its name, which opens its dialog, what it has, and buttons; below it the categories in it. */
export function CategoryRow({ node, tree }: { node: CategoryNode; tree: TreeContext }) {
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
            onKeyDown={(event) => tree.onKey(event, node)}
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
