// Apart from the other rules: the table of scripts would make the first scripts of a card's page heavy.
import { romanise } from "./search/romanise.ts";

/** The lower-cased, strictly cleaned name, a dash, the id; a name with nothing left gives just the id. */
export function cardSlug({ name, _id }: { name: string; _id: string }): string {
  const clean = romanise(name)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
  return clean ? `${clean}-${_id}` : _id;
}

export const listingSlug = (listing: { name: string; _id: string }): string => cardSlug(listing);
