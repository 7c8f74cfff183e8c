import ts from "typescript";

type Parent = ts.JsxElement | ts.JsxFragment;

/** Texts in JSX, and in what components return, that React changes next to other nodes. */
export function unsafeTexts(source: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...unsafeChildren(node, checker));
    const component = componentIn(node);
    if (component) found.push(...returned(component).filter((value) => mayBeText(value, checker)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function unsafeChildren(parent: Parent, checker: ts.TypeChecker): ts.Node[] {
  const children = parent.children.filter(isRendered);
  // React sets the only text of an element without looking at what is there
  if (children.length < 2 && ts.isJsxElement(parent))
    return children.filter((child) => isListOfTexts(child, checker));
  let comesAndGoes = false; // whether React may insert a node right before the next one
  return children.filter((child) => {
    const isUnsafe = isText(child, checker) && (comesAndGoes || !isConstant(child, checker));
    if (!ts.isJsxText(child)) comesAndGoes = !isSteady(child, checker) && !isConstant(child, checker);
    return isUnsafe;
  });
}

function isListOfTexts(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  return checker.isArrayType(checker.getTypeAtLocation(child.expression)) && isText(child, checker);
}

function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

function isText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxExpression(child))
    return child.expression !== undefined && mayBeText(child.expression, checker);
  return ts.isJsxText(child);
}

function mayBeText(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const value = withoutParentheses(expression);
  if (ts.isConditionalExpression(value))
    return mayBeText(value.whenTrue, checker) || mayBeText(value.whenFalse, checker);
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return mayBeText(value.right, checker);
  return isTextType(checker.getTypeAtLocation(value), checker);
}

function isTextType(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (isNode(type)) return false;
  if (type.isUnion()) return type.types.some((part) => isTextType(part, checker));
  if (type.isStringLiteral()) return type.value !== "";
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) return true;
  const item = checker.isArrayType(type) && type.getNumberIndexType();
  return Boolean(item) && isTextType(item as ts.Type, checker);
}

/** Whether this is what components take as children: their callers decide what it is. */
function isNode(type: ts.Type): boolean {
  return type.isUnion() && type.types.some((part) => part.getSymbol()?.name === "Promise");
}

/** Whether a text is always there and always the same: written in the JSX, or a constant of a module. */
function isConstant(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return true;
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  let root = child.expression;
  if (ts.isStringLiteralLike(root)) return true;
  while (ts.isPropertyAccessExpression(root)) root = root.expression;
  const declaration = ts.isIdentifier(root) && checker.getSymbolAtLocation(root)?.declarations?.[0];
  if (!declaration) return false;
  if (ts.isImportSpecifier(declaration)) return true;
  return ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent);
}

/** Whether a node is always the same element, so that React never inserts another one in its place. */
function isSteady(child: ts.Expression | ts.JsxChild, checker: ts.TypeChecker, depth = 0): boolean {
  if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return false;
  const { tagName } = ts.isJsxElement(child) ? child.openingElement : child;
  if (ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text)) return true;
  const symbol = checker.getSymbolAtLocation(tagName);
  const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const declaration = (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0];
  const component = declaration && componentIn(declaration);
  if (!component) return !/^(Suspense|Fragment|Outlet)$/.test(tagName.getText()); // styled, or another package's
  const [value, another] = returned(component);
  return value !== undefined && !another && depth < 5 && isSteady(value, checker, depth + 1);
}

/** The function of a component declared in this node. */
function componentIn(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  const named = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) ? node.name : undefined;
  if (!named || !ts.isIdentifier(named) || !/^[A-Z][a-z]/.test(named.text)) return undefined;
  if (ts.isFunctionDeclaration(node)) return node;
  const value = (node as ts.VariableDeclaration).initializer;
  return value && ts.isArrowFunction(value) ? value : undefined;
}

/** The values that a function returns, without parentheses. */
function returned({ body }: ts.FunctionLikeDeclaration): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [withoutParentheses(body)];
  const values: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) values.push(withoutParentheses(node.expression));
    ts.forEachChild(node, visit);
  };
  visit(body);
  return values;
}

function withoutParentheses(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? withoutParentheses(expression.expression) : expression;
}
