import type { AskedWord } from "./read-words.ts";

const LIKELY = 0.3;

/** The query with the likest known word in place of each that nobody knows; none where nothing would change. */
export function didYouMean(words: readonly AskedWord[]): string | undefined {
  const better = words.map(({ word, isKnown, alike }) => {
    const [best] = alike;
    return !isKnown && best && best.likeness >= LIKELY ? best.word : word;
  });
  const text = better.join(" ");
  return text === words.map(({ word }) => word).join(" ") ? undefined : text;
}
