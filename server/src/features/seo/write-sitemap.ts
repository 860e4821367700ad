import type { ListedPage } from "./read-sitemap.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

/** Lists the other sitemaps, those with priority first. */
export function sitemapIndex(origin: string, files: string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escaped(`${origin}${file}`)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${entries.join("")}</sitemapindex>\n`;
}

/** The text of a sitemap in parts. */
export async function* writeSitemap(
  origin: string,
  pages: AsyncIterable<ListedPage[]> | Iterable<ListedPage[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for await (const some of pages)
    yield some.map(({ path, changedAt }) => entry(origin + path, changedAt)).join("");
  yield "</urlset>\n";
}

const entry = (address: string, changedAt?: Date) =>
  `<url><loc>${escaped(address)}</loc>${
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
  }</url>\n`;
