import { cleanText } from "@cardplaza/contract/clean-text";
import type { MentionPlace } from "../post/text-parts.ts";

/** A text that is being written, and where it names members. */
export interface WrittenText {
  body: string;
  mentions: MentionPlace[];
}

export const NO_TEXT: WrittenText = { body: "", mentions: [] };

/** The text after typing, pasting or deleting. A mention moves along; one whose name was touched is plain text. */
export function rewritten({ body, mentions }: WrittenText, next: string, caret: number): WrittenText {
  const [start, end] = changedPart(body, next, caret);
  const by = next.length - body.length;
  return {
    body: next,
    mentions: mentions.flatMap((mention) => {
      if (mention.start + mention.length <= start) return mention;
      return mention.start >= end ? { ...mention, start: mention.start + by } : [];
    }),
  };
}

/**
 * Which part of the old text was replaced. What is right of the caret is old, which decides where the same letters
 * stand twice.
 */
function changedPart(before: string, after: string, caret: number): [number, number] {
  const kept = after.length - caret;
  let end = before.length;
  let afterEnd = after.length;
  const mayStep = () => end > 0 && afterEnd > 0 && before[end - 1] === after[afterEnd - 1];
  while (mayStep() && after.length - afterEnd < kept) {
    end--;
    afterEnd--;
  }
  let start = 0;
  while (start < end && start < afterEnd && before[start] === after[start]) start++;
  // A program that wrote elsewhere than at the caret.
  while (end > start && afterEnd > start && before[end - 1] === after[afterEnd - 1]) {
    end--;
    afterEnd--;
  }
  return [start, end];
}

const LOOKED_FOR = /(?:^|[\s(])@((?:[\p{L}\p{M}\p{N}.'’-]+ ?){0,3})$/u;

/** Whom the words before the caret begin to name: "@ash"; null where they name nobody. */
export function lookedFor(
  { body, mentions }: WrittenText,
  caret: number,
): { start: number; q: string } | null {
  const words = LOOKED_FOR.exec(body.slice(0, caret))?.[1];
  if (words === undefined) return null;
  const start = caret - words.length - 1;
  const isNamed = mentions.some((mention) => start < mention.start + mention.length && mention.start < caret);
  return isNamed ? null : { start, q: words };
}

/** The text with a member in place of the words from `start` to the caret, and where the caret is then. */
export function withMention(
  { body, mentions }: WrittenText,
  { start, caret, person }: { start: number; caret: number; person: { _id: string; name: string } },
): { text: WrittenText; caret: number } {
  const name = `@${person.name}`;
  const rest = body.slice(caret);
  const space = /^\s/.test(rest) ? "" : " ";
  const moved = rewritten(
    { body, mentions },
    body.slice(0, start) + name + space + rest,
    start + name.length,
  );
  const own = { userId: person._id, start, length: name.length };
  return {
    text: { ...moved, mentions: [...moved.mentions, own].toSorted((a, b) => a.start - b.start) },
    caret: start + name.length + 1,
  };
}

/** As the server stores it: trimmed and cleaned, with the places of its mentions counted in that. */
export function asSent({ body, mentions }: WrittenText): WrittenText {
  const lengthOf = (text: string) => cleanText(`${text}@`).length - 1;
  return {
    body: cleanText(body),
    mentions: mentions.map(({ userId, start, length }) => {
      const cleaned = lengthOf(body.slice(0, start));
      return { userId, start: cleaned, length: lengthOf(body.slice(0, start + length)) - cleaned };
    }),
  };
}
