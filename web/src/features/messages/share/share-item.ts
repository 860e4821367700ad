import type { ShareType } from "@cardplaza/contract/messages/message-words";

/** Something that can be shared, as it is listed. */
export interface ShareItem {
  type: ShareType;
  id: string;
  title: string;
  text: string;
  picture: string;
  /** "Yours", "Saved". */
  mark?: string;
}

/** The first of those with the same id: the member's own come before what the search found. */
export function withoutRepeats(items: readonly ShareItem[]): ShareItem[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Whether every typed word begins a word of it. */
export function fits({ title, text }: Pick<ShareItem, "title" | "text">, q: string): boolean {
  const words = wordsOf(`${title} ${text}`);
  return wordsOf(q).every((typed) => words.some((word) => word.startsWith(typed)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
