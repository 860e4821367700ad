import { type MentionPlace, textParts } from "./text-parts.ts";

const SHOWN_CHARACTERS = 420;
const SHOWN_LINES = 8;
/** So little more is shown at once: a button for three words would only annoy. */
const SPARE = 80;

/** The beginning of a long text, cut between words; null where the text is short. */
export function shortened(body: string, mentions: readonly MentionPlace[] = []): string | null {
  const lineEnd = endOfLine(body, SHOWN_LINES);
  const end = Math.min(SHOWN_CHARACTERS, lineEnd ?? Infinity);
  if (body.length <= end || (lineEnd === null && body.length <= SHOWN_CHARACTERS + SPARE)) return null;
  let at = 0;
  for (const part of textParts(body, mentions)) {
    const next = at + part.text.length;
    if (next > end) return body.slice(0, part.type === "text" ? wordEnd(body, at, end) : at).trimEnd();
    at = next;
  }
  return null;
}

/** Where this line ends; null if there are fewer lines. */
function endOfLine(body: string, line: number): number | null {
  let at = -1;
  for (let count = 0; count < line; count++) {
    at = body.indexOf("\n", at + 1);
    if (at < 0) return null;
  }
  return body.slice(at).trim() === "" ? null : at;
}

/** The end of the last whole word before `end`; a word that fills the text is cut. */
function wordEnd(body: string, from: number, end: number): number {
  if (/\s/.test(body[end] ?? " ")) return end;
  const space = body.slice(from, end).search(/\s\S*$/);
  return space < 0 ? (from > 0 ? from : end) : from + space;
}
