// Apart from reading slugs, because the table of scripts would make a card's first scripts larger.
import { romanise } from "./romanise.ts";

/** The name in lower-case Latin letters, a dash and the id. If nothing is left of the name, only the id. */
export function slugOfName({ name, _id }: { name: string; _id: string }): string {
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
