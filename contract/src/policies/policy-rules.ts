// The small part of Markdown that policies use. Everything else stays text, and nothing becomes HTML.

export type Inline = { text: string; strong?: true; href?: string };

export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; text: string }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** Blocks are separated by empty lines. */
export function readPolicy(body: string): Block[] {
  const ids = new Map<string, number>();
  return body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map((block) => readBlock(block, ids));
}

export const policyContents = (blocks: Block[]) =>
  blocks.filter((block) => block.kind === "heading" && block.level === 2) as Extract<
    Block,
    { kind: "heading" }
  >[];

function readBlock(block: string, ids: Map<string, number>): Block {
  const heading = /^(##|###) (.+)$/.exec(block);
  if (heading) {
    const [, signs = "", text = ""] = heading;
    return { kind: "heading", level: signs.length as 2 | 3, id: freeId(text, ids), text };
  }
  const lines = joined(block.split("\n"));
  if (lines.every((line) => line.startsWith("- "))) return list(lines, false, /^- /);
  if (lines.every((line) => /^\d+\. /.test(line))) return list(lines, true, /^\d+\. /);
  if (lines.length > 1 && lines.every((line) => /^\|.*\|$/.test(line))) return table(lines);
  return { kind: "paragraph", parts: readInline(lines.join(" ")) };
}

/** An indented line continues the line before. */
function joined(lines: string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (/^\s+/.test(line) && whole.length > 0) whole[whole.length - 1] += ` ${line.trim()}`;
    else whole.push(line.trim());
  }
  return whole;
}

const list = (lines: string[], ordered: boolean, sign: RegExp): Block => ({
  kind: "list",
  ordered,
  items: lines.map((line) => readInline(line.replace(sign, ""))),
});

function table(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => readInline(cell.trim())),
    );
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Paths of this site, and web, mail and phone addresses. */
const SAFE_LINK = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, strong, label, href = ""] = found;
    if (label !== undefined && !SAFE_LINK.test(href)) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push(label === undefined ? { text: strong ?? "", strong: true } : { text: label, href });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** "7. Your rights" → "your-rights", so that a link survives renumbering. */
function freeId(text: string, ids: Map<string, number>): string {
  const plain = text
    .replace(/^\d+\.\s*/, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const used = ids.get(plain) ?? 0;
  ids.set(plain, used + 1);
  return used === 0 ? plain : `${plain}-${used + 1}`;
}
