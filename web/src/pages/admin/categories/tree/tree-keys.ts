import type { KeyboardEvent } from "react";
import type { CategoryNode, Direction } from "./category-nodes";

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "in",
};

/** What the keys of the tree do. */
interface TreeActions {
  move: (node: CategoryNode, direction: Direction) => void;
  fold: (node: CategoryNode, folded: boolean) => void;
  isFolded: (node: CategoryNode) => boolean;
}

/** Handles the keys on a category's name: arrows walk and fold, with Alt they move the category. */
export function handleTreeKey(
  event: KeyboardEvent<HTMLElement>,
  node: CategoryNode,
  { move, fold, isFolded }: TreeActions,
): void {
  const direction = directions[event.key];
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.altKey && direction) {
    event.preventDefault(); // Alt and an arrow are the browser's Back
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
