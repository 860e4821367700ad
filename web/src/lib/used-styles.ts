/**
 * The whole style sheet is several times what one page needs, and a page paints only when its styles are
 * there. This keeps what a rendered page uses; the whole follows with the scripts.
 */
export function createUsedStyles(css: string): (html: string) => string {
  const blocks = readBlocks(css);
  const properties = new Map<string, string>();
  for (const block of blocks)
    if (block.head.startsWith(PROPERTY)) properties.set(block.head.slice(PROPERTY.length), whole(block));
  const rules = blocks.filter(({ head }) => !head.startsWith(PROPERTY));
  return (html) => {
    const page = { classes: classesIn(html), named: new Set<string>() };
    const kept = writeUsed(rules, page);
    return kept + [...page.named].map((name) => properties.get(name) ?? "").join("");
  };
}

/** The classes of a page, and the custom properties that its rules name. */
interface Page {
  classes: Set<string>;
  named: Set<string>;
}

interface Block {
  head: string;
  /** Without braces; empty for a statement such as `@layer components;`. */
  body: string | null;
  /** Of a group such as `@media`. */
  inside?: Block[];
  /** One for each selector of a rule: the first class in it, if there is one. */
  classes?: (string | undefined)[];
  named?: string[];
}

const PROPERTY = "@property ";

const GROUP = /^@(media|supports|container|layer|starting-style)\b/;
const ESCAPED = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/i;

function readBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  let depth = 0;
  let opened = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === "\\") at++;
    else if (sign === "/" && css[at + 1] === "*") at = css.indexOf("*/", at) + 1;
    else if (sign === '"' || sign === "'") at = endOfText(css, at);
    else if (sign === "{" && depth++ === 0) opened = at;
    else if (sign === ";" && depth === 0) {
      blocks.push({ head: css.slice(from, at), body: null });
      from = at + 1;
    } else if (sign === "}" && --depth === 0) {
      blocks.push(readBlock(css.slice(from, opened), css.slice(opened + 1, at)));
      from = at + 1;
    }
  }
  return blocks;
}

function readBlock(head: string, body: string): Block {
  const name = head.replace(/\/\*[\s\S]*?\*\//g, "").trim();
  if (GROUP.test(name)) return { head: name, body, inside: readBlocks(body) };
  if (name.startsWith("@")) return { head: name, body };
  const named = body.match(/--[\w-]+/g) ?? undefined;
  return { head: name, body, classes: selectorsOf(name).map(firstClass), named };
}

function endOfText(css: string, start: number): number {
  let at = start + 1;
  while (at < css.length && css[at] !== css[start]) at += css[at] === "\\" ? 2 : 1;
  return at;
}

/** Split at the commas that are not inside brackets. */
function selectorsOf(head: string): string[] {
  const selectors = [""];
  let depth = 0;
  for (const part of head.match(/\\.|[\s\S]/g) ?? []) {
    if (part === "(" || part === "[") depth++;
    else if (part === ")" || part === "]") depth--;
    if (part === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += part;
  }
  return selectors;
}

const firstClass = (selector: string) =>
  CLASS.exec(selector)?.[1]?.replace(ESCAPED, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ""),
  );

function writeUsed(blocks: Block[], page: Page): string {
  let used = "";
  for (const block of blocks) {
    if (block.inside) {
      const inside = writeUsed(block.inside, page);
      if (inside) used += `${block.head}{${inside}}`;
    } else if (!block.classes || block.classes.some((name) => name === undefined || page.classes.has(name))) {
      used += whole(block);
      block.named?.forEach((name) => page.named.add(name));
    }
  }
  return used;
}

const whole = ({ head, body }: Block) => (body === null ? `${head};` : `${head}{${body}}`);

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

function classesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const plain = list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] as string);
    for (const name of plain.split(/\s+/)) names.add(name);
  }
  return names;
}
