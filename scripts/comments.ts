import { readFileSync } from "node:fs";

/** A comment of a source file, with the number of its line. */
export interface Comment {
  line: number;
  text: string;
}

// Texts and patterns are matched too, so that a comment sign inside of them is none.
const TOKENS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** All comments of a file. What is inside texts is left out. */
export function commentsIn(file: string): Comment[] {
  const code = readFileSync(file, "utf8");
  return [...code.matchAll(TOKENS)]
    .filter(([token]) => token.startsWith("/"))
    .map(({ 0: text, index }) => ({ line: code.slice(0, index).split("\n").length, text }));
}

/** The glossary's words to avoid, without those that have another, good meaning. */
export const AVOIDED = /\b(whoever|anew|thereof|one's|wish(?:es|ed|ing)?|as said|by hand|things?)\b/i;
