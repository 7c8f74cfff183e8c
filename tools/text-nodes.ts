import ts from "typescript";

/** Texts that React inserts, changes or removes next to other nodes: React throws after a translator has replaced their nodes. */
export function unsafeTexts(file: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...unsafeChildren(node, checker));
    const name = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) ? node.name : undefined;
    const isComponent = name !== undefined && /^[A-Z][a-z]/.test(name.getText());
    if (isComponent && returned(name, checker).some((type) => isText(type, checker))) found.push(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function unsafeChildren(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.Node[] {
  const children = parent.children.filter((child) =>
    ts.isJsxText(child)
      ? !child.containsOnlyTriviaWhiteSpaces
      : !ts.isJsxExpression(child) || child.expression,
  );
  // React sets the only text of an element without looking at its nodes
  const isAlone = children.length === 1 && ts.isJsxElement(parent);
  let comesAndGoes = false; // whether React may insert a node right before the next one
  return children.filter((child) => {
    const type = checker.getTypeAtLocation((ts.isJsxExpression(child) && child.expression) || child);
    const isFixed = isConstant(child, checker);
    const mayChange = isAlone ? checker.isArrayType(type) : comesAndGoes || !isFixed;
    if (!ts.isJsxText(child)) comesAndGoes = !isFixed && mayBeMissing(child, checker);
    return mayChange && (ts.isJsxText(child) || isText(type, checker));
  });
}

function isText(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) {
    // the type of children: the caller decides
    if (type.types.some((part) => part.getSymbol()?.name === "Promise")) return false;
    return type.types.some((part) => isText(part, checker));
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return Boolean(type.value); // falsy in `count && <b />`
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) return true;
  const item = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
  return item !== undefined && isText(item, checker);
}

/** Whether a text is always there and always the same: written in the JSX, or a constant of a module. */
function isConstant(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return ts.isJsxText(child);
  let root = child.expression;
  if (ts.isStringLiteralLike(root)) return true;
  while (ts.isPropertyAccessExpression(root)) root = root.expression;
  const declaration = ts.isIdentifier(root) && checker.getSymbolAtLocation(root)?.declarations?.[0];
  if (!declaration) return false;
  if (ts.isImportSpecifier(declaration)) return true;
  return ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent);
}

/** Whether a child may render nothing: an expression, or a component that may return nothing. */
function mayBeMissing(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return true;
  const { tagName } = ts.isJsxElement(child) ? child.openingElement : child;
  const isEmpty = (type: ts.Type) => Boolean(type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined));
  return (
    /^(Suspense|Fragment|Outlet)$/.test(tagName.getText()) ||
    returned(tagName, checker).some((type) => type.isUnion() && type.types.some(isEmpty))
  );
}

/** The return types of a function of ours; none for one of a package. */
const returned = (name: ts.Node, checker: ts.TypeChecker): ts.Type[] =>
  checker
    .getTypeAtLocation(name)
    .getCallSignatures()
    .filter(({ declaration }) => declaration && !declaration.getSourceFile().isDeclarationFile)
    .map((signature) => signature.getReturnType());
