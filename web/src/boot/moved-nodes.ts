/**
 * Makes React tolerate moved nodes. Translators and extensions move rendered nodes into other elements, or replace them. React then removes
 * a node from its former parent, or inserts one before it, and the browser throws (ADR-0072). With this, the browser finds the node at its
 * current place.
 */
export function acceptMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let sibling = next; // the child of this node that contains it; null at the end
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, child, sibling) as Child;
  };
}
