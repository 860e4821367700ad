const SKIPPED = new Set(["head", "style", "script", "title", "template", "noscript", "object", "svg"]);
const BLOCKS = new Set(
  "address article aside body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header html li main nav ol p pre section table tbody tr ul".split(
    " ",
  ),
);
const PARAGRAPHS = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table"]);
const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  bull: "•",
  middot: "·",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  pound: "£",
  deg: "°",
  times: "×",
  frac12: "½",
  frac14: "¼",
  zwj: "\u200D",
  zwnj: "\u200C",
};
const LINE_OF_A_RULE = "_".repeat(32);
const DEEPEST_QUOTE = 5;

/**
 * What a reader sees of the HTML of a mail, as plain text. Quotes begin with ">", as in a mail without HTML. It reads
 * every character once, because strangers write this.
 */
export function textOfHtml(html: string): string {
  const page = emptyPage();
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf("<", at);
    page.write(decoded(html.slice(at, tag < 0 ? undefined : tag)));
    if (tag < 0) break;
    at = lower.startsWith("<!--", tag) ? after(lower, "-->", tag) : after(lower, ">", tag);
    const [, closing, name] = /^<(\/?)([a-z][a-z0-9]*)/.exec(lower.slice(tag, tag + 20)) ?? [];
    if (!name) {
      if (lower[tag + 1] !== "!" && lower[tag + 1] !== "?" && lower[tag + 1] !== "/") {
        // "5 < 6" is no tag.
        page.write("<");
        at = tag + 1;
      }
      continue;
    }
    if (SKIPPED.has(name) && !closing) at = after(lower, ">", after(lower, `</${name}`, at));
    else page.mark(name, Boolean(closing));
  }
  return page.text();
}

/** The place behind the next one; the end if there is none. */
function after(html: string, what: string, from: number): number {
  const found = html.indexOf(what, from);
  return found < 0 ? html.length : found + what.length;
}

function emptyPage() {
  const lines: string[] = [];
  let line = "";
  let depth = 0;
  const endLine = () => {
    lines.push(depth > 0 ? `${">".repeat(Math.min(depth, DEEPEST_QUOTE))} ${line.trim()}` : line.trim());
    line = "";
  };
  const endFilledLine = () => {
    if (line.trim()) endLine();
  };
  const space = () => {
    if (lines.length > 0 && !/^>*\s*$/.test(lines.at(-1) ?? "")) endLine();
  };
  return {
    write(text: string) {
      line += text.replaceAll(/[\s\u00A0]+/g, " ");
    },
    mark(name: string, closing: boolean) {
      if (name === "br") endLine();
      else if (name === "td" || name === "th") line += " ";
      else if (name === "hr" || name === "blockquote" || BLOCKS.has(name)) endFilledLine();
      if (name === "hr") lines.push(LINE_OF_A_RULE);
      else if (name === "blockquote") depth = Math.max(0, depth + (closing ? -1 : 1));
      else if (closing && PARAGRAPHS.has(name)) space();
    },
    text() {
      endFilledLine();
      return lines
        .map((each) => each.replaceAll(/ {2,}/g, " "))
        .join("\n")
        .trim();
    },
  };
}

const decoded = (text: string) =>
  text.replaceAll(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z0-9]{2,8});?/gi, (written, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? written;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
  });
