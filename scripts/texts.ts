import { readFileSync } from "node:fs";
import { parseAst } from "vite";

/** Attributes and properties that people read. */
const READ = new Set([
  "alt",
  "aria-label",
  "description",
  "heading",
  "hint",
  "label",
  "message",
  "placeholder",
  "text",
  "title",
]);
const HAS_WORD = /\p{L}{2}/u;
/** Unlike names of classes and keys: "Your choice was not saved". */
const SENTENCE = /^\P{L}*\p{Lu}[^]*\s\p{L}/u;

interface Node {
  type: string;
  [key: string]: unknown;
}

/** The texts for people in a source file: between tags, in attributes and properties that people read, in sentences. */
export function textsIn(file: string): string[] {
  const found: string[] = [];
  visit(parseAst(readFileSync(file, "utf8"), { lang: "tsx" }) as unknown as Node, false, found);
  return found;
}

function visit(node: Node, isRead: boolean, found: string[]): void {
  if (isForDevelopers(node)) return;
  const text = textOf(node);
  if (text !== undefined && HAS_WORD.test(text) && (isRead || node.type === "JSXText" || SENTENCE.test(text)))
    found.push(text.trim());
  const named = nameOf(node);
  const holds = named === undefined ? isRead : READ.has(named);
  for (const [key, value] of Object.entries(node)) {
    if (key === "key" || key === "name") continue;
    // What is compared or passed on is not shown itself.
    const isShown = holds && key !== "test" && !/^(Call|Binary)Expression$/.test(node.type);
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, isShown, found);
  }
}

/** Types, imports, errors that are thrown and what is logged. */
function isForDevelopers({ type, callee }: Node): boolean {
  if (/^(TS(?!As|Satisfies|NonNull)|Import)/.test(type)) return true;
  const { name, object } = (callee ?? {}) as { name?: string; object?: { name?: string } };
  return type === "NewExpression"
    ? name === "Error"
    : type === "CallExpression" && object?.name === "console";
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function textOf({ type, value }: Node): string | undefined {
  if ((type === "Literal" || type === "JSXText") && typeof value === "string") return value;
  return type === "TemplateElement" ? (value as { raw: string }).raw : undefined;
}

/** The name of an attribute or property; undefined for other nodes. */
function nameOf({ type, name, key }: Node): string | undefined {
  if (type === "JSXAttribute") return (name as { name: string }).name;
  return type === "Property" ? ((key as { name?: string }).name ?? "") : undefined;
}
