import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "../build/target";
import type { Fault } from "./style-faults";
import { entryAt, featureAt, lackingBrowsers } from "./support";

/** Mixins of TypeScript's types, and the interface under which MDN lists their members. */
const MIXINS: Record<string, string> = {
  ARIAMixin: "Element",
  Animatable: "Element",
  Body: "Response",
  ChildNode: "Element",
  DocumentOrShadowRoot: "Document",
  ElementCSSInlineStyle: "HTMLElement",
  GlobalEventHandlers: "Element",
  HTMLHyperlinkElementUtils: "HTMLAnchorElement",
  HTMLOrSVGElement: "HTMLElement",
  InnerHTML: "Element",
  NonDocumentTypeChildNode: "Element",
  NonElementParentNode: "Document",
  ParentNode: "Element",
  PopoverTargetAttributes: "HTMLButtonElement",
  WindowEventHandlers: "Window",
  WindowOrWorkerGlobalScope: "Window",
};

/** @oddbird/popover-polyfill brings them, where a browser lacks them (web/src/boot). */
const POLYFILLED = /^(popover|(show|hide|toggle)Popover)/i;

/** Attributes without which a control works as well. */
const DECORATIVE = /^autoCapitalize$/;

/** The interfaces that have events for which the shop could listen. */
const EVENT_TARGETS = ["Element", "HTMLElement", "Document", "Window", "VisualViewport", "Navigation"];

/** The features of JavaScript and of the DOM in these files, and in those they import of ours, that a supported browser lacks. */
export function sourceFaults(entries: readonly string[]): Fault[] {
  const configFile = join(ROOT, "web/tsconfig.json");
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(ROOT, "web"));
  const program = ts.createProgram([...entries], {
    ...options,
    lib: undefined,
    target: ts.ScriptTarget.ESNext,
  });
  return program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && !fileName.includes("node_modules"))
    .flatMap((file) => faultsOf(file, program));
}

function faultsOf(file: ts.SourceFile, program: ts.Program): Fault[] {
  const checker = program.getTypeChecker();
  const faults: Fault[] = [];
  const report = (node: ts.Node, name: string, feature: string, browsers: string[]): void => {
    if (browsers.length === 0 || POLYFILLED.test(name) || DECORATIVE.test(name) || isConditional(node, name))
      return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    faults.push({ file: file.fileName, line: line + 1, feature, browsers });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isType(node)) {
      for (const path of featuresOf(symbolOf(node, checker), program))
        report(node, node.text, path.join("."), lackingBrowsers(featureAt(...path)));
    } else if (ts.isRegularExpressionLiteral(node) && /v[a-z]*$/.test(node.text))
      report(
        node,
        node.text,
        "the flag v",
        lackingBrowsers(featureAt("javascript", "builtins", "RegExp", "unicodeSets")),
      );
    else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name))
      report(node, node.name.text, `html.${node.name.text}`, attributeLacks(node, node.name.text));
    else if (ts.isCallExpression(node) && /addEventListener$/.test(node.expression.getText(file))) {
      const [event] = node.arguments;
      if (event && ts.isStringLiteral(event))
        report(node, event.text, `the event ${event.text}`, eventLacks(event.text));
    }
    if (!ts.isTypeNode(node) && !ts.isInterfaceDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

/** The symbol that an identifier stands for; in a pattern such as `{ groupBy }` the property. */
function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent) && !parent.dotDotDotToken)
    return checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), node.text);
  return checker.getSymbolAtLocation(node);
}

/** MDN's paths of a member of a built-in object. */
function featuresOf(symbol: ts.Symbol | undefined, program: ts.Program): string[][] {
  const found = (symbol?.declarations ?? []).filter((declaration) =>
    program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
  if (!symbol || found.length === 0) return [];
  const name = symbol.name;
  const paths = found.flatMap((declaration): string[][] => {
    const owner = ownerOf(declaration);
    if (!owner)
      return [
        ["api", name],
        ["api", "Window", name],
        ["javascript", "builtins", name],
      ];
    const container = MIXINS[owner.name] ?? owner.name.replace(/Constructor$/, "");
    // code that holds the object has tested for the feature
    const object = featureAt("api", container) ?? featureAt("javascript", "builtins", "Intl", container);
    if (!owner.isStatic && lackingBrowsers(object).length > 0) return [];
    return [
      ["api", container, owner.isStatic ? `${name}_static` : name],
      ...(container === "Window" ? [["api", name]] : []),
      ["javascript", "builtins", ...(owner.namespace ? [owner.namespace] : []), container, name],
    ];
  });
  return [...new Map(paths.map((path) => [path.join("."), path])).values()].filter((path) =>
    entryAt(...path),
  );
}

interface Owner {
  name: string;
  isStatic: boolean;
  namespace?: string;
}

/** The interface that declares a member; or the variable, for static ones. */
function ownerOf(declaration: ts.Declaration): Owner | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const block = parent.parent;
    const namespace = ts.isModuleBlock(block) ? block.parent.name.text : undefined;
    return { name: parent.name.text, isStatic: false, ...(namespace && { namespace }) };
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return { name: parent.parent.name.getText(), isStatic: true };
  if (ts.isModuleBlock(parent)) return { name: parent.parent.name.text, isStatic: false };
  return undefined;
}

function attributeLacks(node: ts.JsxAttribute, name: string): string[] {
  const tag = node.parent.parent.tagName.getText();
  const attribute = name.toLowerCase();
  return lackingBrowsers(
    featureAt("html", "elements", tag, attribute) ??
      (/^[a-z]/.test(tag) ? featureAt("html", "global_attributes", attribute) : undefined),
  );
}

/** Of events with this name the best supported one counts. */
function eventLacks(event: string): string[] {
  const features = EVENT_TARGETS.flatMap((target) => featureAt("api", target, `${event}_event`) ?? []);
  const lacks = features.map((feature) => lackingBrowsers(feature));
  return lacks.sort((one, other) => one.length - other.length)[0] ?? [];
}

/** Whether an identifier stands in a type, or declares something. */
function isType(node: ts.Identifier): boolean {
  return ts.isTypeNode(node.parent) || ts.isTypeElement(node.parent) || ts.isImportSpecifier(node.parent);
}

/** Whether code asks first: `x.name?.()`, `if ("name" in x)`, `typeof x.name`. */
function isConditional(node: ts.Node, name: string): boolean {
  for (let child = node; !ts.isSourceFile(child); child = child.parent) {
    const { parent } = child;
    if (ts.isCallExpression(parent) && parent.questionDotToken && parent.expression === child) return true;
    if (ts.isTypeOfExpression(parent)) return true;
    const condition = ts.isIfStatement(parent)
      ? parent.expression
      : ts.isConditionalExpression(parent)
        ? parent.condition
        : ts.isBinaryExpression(parent)
          ? parent.left
          : undefined;
    if (condition && condition !== child && asksFor(condition.getText(), name)) return true;
  }
  return false;
}

const asksFor = (condition: string, name: string): boolean =>
  [`"${name}" in`, `typeof ${name}`].some((question) => condition.includes(question)) ||
  new RegExp(`typeof [\\w.]*\\.${name}\\b`).test(condition);
