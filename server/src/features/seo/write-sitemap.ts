import { CARD_PATHS } from "@cardplaza/contract/cards/card-rules";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import { cardSlug, listingSlug } from "@cardplaza/contract/slugs";
import { PUBLIC_PAGES } from "./public-pages.ts";
import type { ListedBusiness } from "./listed-businesses.ts";
import type { CardKind, ListedCard } from "./listed-cards.ts";

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

/** Names the other sitemaps, those with priority first. */
export function sitemapIndex(origin: string, files: string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escaped(`${origin}${file}`)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${entries.join("")}</sitemapindex>\n`;
}

export const pagesSitemap = (origin: string): string =>
  `${HEAD}<urlset ${SCHEMA}>\n${PUBLIC_PAGES.map((path) => entry(origin + path)).join("")}</urlset>\n`;

/** A sitemap of cards, part by part. Only the priority one tells when each was changed. */
export async function* cardsSitemap(
  origin: string,
  kind: CardKind,
  pages: AsyncIterable<ListedCard[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for await (const cards of pages) {
    yield cards
      .map(({ id, name, changedAt }) =>
        entry(
          origin + CARD_PATHS.card(cardSlug({ name, _id: id })),
          kind === "priority" ? changedAt : undefined,
        ),
      )
      .join("");
  }
  yield "</urlset>\n";
}

/** A sitemap of businesses, part by part. */
export async function* businessesSitemap(
  origin: string,
  pages: AsyncIterable<ListedBusiness[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for await (const businesses of pages) {
    yield businesses
      .map(({ id, name, changedAt }) =>
        entry(origin + listingPath({ slug: listingSlug({ name, _id: id }) }), changedAt),
      )
      .join("");
  }
  yield "</urlset>\n";
}

const entry = (address: string, changedAt?: Date) =>
  `<url><loc>${escaped(address)}</loc>${
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
  }</url>\n`;
