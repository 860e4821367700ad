export const MAX_MUTED_WORDS = 100;
export const MUTED_WORD_MAX = 40;

/** Whole words only, in upper or lower case; what was muted may be several words. */
export function hasMutedWord(text: string, muted: readonly string[]): boolean {
  const words = asWords(text);
  return muted.map(asWords).some((word) => word.trim() !== "" && words.includes(word));
}

const asWords = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).join(" ")} `;
