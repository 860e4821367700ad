import { cleanText } from "@cardplaza/contract/text";
import { shortened } from "@cardplaza/contract/cards/card-rules";

const TITLE_MAX = 150;
const DESCRIPTION_MAX = 300;
const SITE_MAX = 80;

export interface PageFacts {
  title: string;
  description: string;
  site: string;
  /** The address of the picture as the page gives it, perhaps relative. */
  image: string;
}

// Bounded in length, so that no page can keep the reader busy.
const META = /<meta\b(?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}')*>/gi;
const ATTRIBUTE = /(?<![\w:-])([\w:-]{1,40})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  middot: "·",
  bull: "•",
  copy: "©",
  reg: "®",
  trade: "™",
  laquo: "«",
  raquo: "»",
  eacute: "é",
};

/** What a page says about itself, as plain text: OpenGraph first, then its title and description. */
export function readPage(html: string): PageFacts {
  const head = withoutScripts(html);
  const meta = metaOf(head);
  const title = /<title[^<>]*>([^<]*)/i.exec(head)?.[1] ?? "";
  return {
    title: line(meta.get("og:title") || meta.get("twitter:title") || title, TITLE_MAX),
    description: line(
      meta.get("og:description") || meta.get("twitter:description") || meta.get("description"),
      DESCRIPTION_MAX,
    ),
    site: line(meta.get("og:site_name"), SITE_MAX),
    image: (
      meta.get("og:image:secure_url") ||
      meta.get("og:image") ||
      meta.get("twitter:image") ||
      ""
    ).trim(),
  };
}

/** The characters as the page says they are written; unknown names are read as UTF-8. */
export function decodePage(bytes: Uint8Array, named: string): string {
  const start = Buffer.from(bytes.subarray(0, 2_048)).toString("latin1");
  const charset = named || /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] || "utf-8";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const withoutScripts = (html: string) =>
  html.replaceAll(/<!--[\s\S]*?(?:-->|$)|<(script|style|noscript|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, " ");

/** The first of each name, in lower case. */
function metaOf(html: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [tag] of html.matchAll(META)) {
    const attributes = attributesOf(tag);
    const name = (attributes.get("property") ?? attributes.get("name") ?? "").toLowerCase();
    const content = attributes.get("content");
    if (name && content && !found.has(name)) found.set(name, content);
  }
  return found;
}

function attributesOf(tag: string): Map<string, string> {
  const pairs = tag.matchAll(ATTRIBUTE);
  return new Map(
    [...pairs].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ""),
    ]),
  );
}

const decoded = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (whole, hex, decimal, name: string) => {
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal ?? Number.NaN);
    if (Number.isNaN(code)) return NAMED[name?.toLowerCase()] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
  });

/** One clean line. The title is not an attribute, so it is decoded here. */
const line = (text: string | undefined, max: number) =>
  shortened(cleanText(decoded(text ?? "").toWellFormed()).replaceAll(/\s+/gu, " "), max).text;
