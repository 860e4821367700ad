import type { SavedCard } from "@cardplaza/contract/cards/saved/saved-cards";

/** Every tag in use, by alphabet. */
export const tagsOf = (cards: readonly SavedCard[]) =>
  [...new Set(cards.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, "en-IN"));

type Searched = Pick<
  SavedCard,
  "name" | "role" | "company" | "email" | "phone" | "address" | "note" | "tags"
>;

/** Those that hold every word that was typed, anywhere, and the tag that was chosen. */
export function searchSaved<C extends Searched>(cards: readonly C[], text: string, tag: string | null): C[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (tag !== null && !card.tags.includes(tag)) return false;
    const { name, role, company, email, phone, address, note, tags } = card;
    const whole = plain([name, role, company, email, phone, address, note, ...tags].join("\n"));
    return words.every((word) => whole.includes(word));
  });
}

// "Sonia" finds "Sónia".
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/g, "")
    .toLowerCase();

/** "client, Pune ,client" is two tags. */
export const readTags = (text: string) => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
