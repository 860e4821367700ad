/**
 * The whole style sheet is several times what one page needs, and a page paints only when its styles are
 * there. This picks what a rendered page uses. The whole sheet follows with the scripts.
 */
export function createUsedStyles(css: string): (html: string, sameParts?: string[]) => string {
  const blocks = readBlocks(css);
  const layers = layerOrder(blocks);
  const properties = new Map<string, string>();
  const animations = new Map<string, string>();
  const variables = new Map<string, string>();
  const rules = blocks.filter((block) => {
    if (block.head.startsWith(PROPERTY)) properties.set(block.head.slice(PROPERTY.length), whole(block));
    else if (block.head.startsWith(ANIMATION))
      animations.set(block.head.slice(ANIMATION.length), whole(block));
    else if (block.head === THEME) readVariables(block, variables);
    else return true;
    return false;
  });
  const readPage = pageReader(knownIn(rules, [...variables.keys(), ...properties.keys()]));
  const pickFor = (page: Page) => {
    const used = writeUsed(rules, page);
    const theme = writeVariables(variables, page.named);
    const moving = [...animations].filter(([name]) => theme.includes(name) || used.includes(name));
    return [
      layers,
      theme,
      used,
      ...moving.map(([, animation]) => animation),
      ...[...page.named].map((name) => properties.get(name) ?? ""),
    ].join("");
  };
  // Most pages are built from the same few parts, and picking costs as much as drawing half of one.
  const picked = new Map<string, string>();
  return (html, sameParts) => {
    const page = readPage(html, sameParts);
    const key = [page.classes, page.attributes, page.named].map((names) => [...names].join(" ")).join("|");
    const before = picked.get(key);
    if (before !== undefined) return before;
    const styles = pickFor(page);
    if (picked.size >= MOST_PICKED) picked.clear();
    picked.set(key, styles);
    return styles;
  };
}

const MOST_PICKED = 200;
const MOST_LISTS = 5_000;

/** What a page has of what the styles look for, and the custom properties that it and its rules name. */
interface Page {
  classes: Set<string>;
  attributes: Set<string>;
  named: Set<string>;
}

interface Block {
  head: string;
  /** The body without braces; null for a statement such as `@layer components;`. */
  body: string | null;
  /** The blocks inside a group such as `@media`. */
  inside?: Block[];
  /** One for each selector of a rule. */
  wants?: Want[];
  named?: string[];
}

/** What a page must have for a selector: its first class, and an attribute of the same element. */
interface Want {
  name?: string;
  attribute?: string;
}

const PROPERTY = "@property ";
const ANIMATION = "@keyframes ";
const THEME = "@layer theme";

const GROUP = /^@(media|supports|container|layer|starting-style)\b/;
const ESCAPED = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)(?:\[([\w-]+)="?([\w-]+)"?\])?/i;

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
  return { head: name, body, wants: selectorsOf(name).map(wantOf), named: namesIn(body) };
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

function wantOf(selector: string): Want {
  const [, escaped, attribute, value] = CLASS.exec(selector) ?? [];
  const name = escaped?.replace(ESCAPED, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ""),
  );
  return { name, attribute: attribute && `${attribute}="${value}"` };
}

/** Said first, because the theme is written when it is known what the rest names. */
function layerOrder(blocks: Block[]): string {
  const layers = blocks
    .map(({ head }) => /^@layer (.+)/.exec(head)?.[1])
    .filter((name) => name !== undefined);
  return layers.length > 0 ? `@layer ${[...new Set(layers)].join()};` : "";
}

/** The theme is nothing but custom properties of the root. */
function readVariables({ inside = [] }: Block, variables: Map<string, string>) {
  for (const { body } of inside)
    for (const declaration of body?.match(/--(?:"[^"]*"|[^;"])+/g) ?? [])
      variables.set(declaration.slice(0, declaration.indexOf(":")), declaration);
}

function writeVariables(variables: Map<string, string>, named: Set<string>): string {
  // A set is walked to its end, also over what is added on the way: a variable may name others.
  for (const name of named)
    namesIn(variables.get(name)?.slice(name.length) ?? "").forEach((each) => named.add(each));
  const used = [...variables].filter(([name]) => named.has(name)).map(([, declaration]) => declaration);
  return used.length > 0 ? `${THEME}{:root,:host{${used.join(";")}}}` : "";
}

function writeUsed(blocks: Block[], page: Page): string {
  let used = "";
  for (const block of blocks) {
    if (block.inside) {
      const inside = writeUsed(block.inside, page);
      if (inside) used += `${block.head}{${inside}}`;
    } else if (!block.wants || block.wants.some((want) => has(page, want))) {
      used += whole(block);
      block.named?.forEach((name) => page.named.add(name));
    }
  }
  return used;
}

const has = (page: Page, { name, attribute }: Want) =>
  (name === undefined || page.classes.has(name)) &&
  (attribute === undefined || page.attributes.has(attribute));

/** Every class, attribute and custom property that makes a difference. */
function knownIn(rules: Block[], names: string[]): Page {
  const known: Page = { classes: new Set(), attributes: new Set(), named: new Set(names) };
  const read = (blocks: Block[]) => {
    for (const { inside = [], wants = [] } of blocks) {
      read(inside);
      for (const { name, attribute } of wants) {
        if (name !== undefined) known.classes.add(name);
        if (attribute !== undefined) known.attributes.add(attribute);
      }
    }
  };
  read(rules);
  return known;
}

const whole = ({ head, body }: Block) => (body === null ? `${head};` : `${head}{${body}}`);

const namesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

function pageReader(known: Page): (html: string, sameParts?: string[]) => Page {
  const attributes = known.attributes.size > 0 ? new RegExp([...known.attributes].join("|"), "g") : null;
  // Most elements are the same on every page, so each list of classes is read once.
  const readLists = new Map<string, string[]>();
  const classesOf = (list: string) => {
    const before = readLists.get(list);
    if (before) return before;
    const plain = list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] as string);
    const classes = plain.split(/\s+/).filter((name) => known.classes.has(name));
    if (readLists.size < MOST_LISTS) readLists.set(list, classes);
    return classes;
  };
  const read = (html: string): Page => {
    const [, ...elements] = html.split(' class="');
    const lists = new Set(elements.map((part) => part.slice(0, part.indexOf('"'))));
    return {
      classes: new Set([...lists].flatMap(classesOf)),
      attributes: new Set(attributes ? html.match(attributes) : []),
      named: new Set(namesIn(html).filter((name) => known.named.has(name))),
    };
  };
  const readParts = new Map<string, Page>();
  const readPart = (part: string) => {
    const before = readParts.get(part);
    if (before) return before;
    const page = read(part);
    if (readParts.size < MOST_LISTS) readParts.set(part, page);
    return page;
  };
  return (html, sameParts = []) => {
    const page = read(html);
    for (const part of new Set(sameParts)) {
      const { classes, attributes: values, named } = readPart(part);
      for (const name of classes) page.classes.add(name);
      for (const name of values) page.attributes.add(name);
      for (const name of named) page.named.add(name);
    }
    return page;
  };
}
