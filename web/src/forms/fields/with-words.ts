interface Limits {
  most: number;
  /** The most characters of one word. */
  longest: number;
}

/** The list with what was typed: several words between commas, semicolons or lines, each only once. */
export function withWords(words: readonly string[], typed: string, { most, longest }: Limits): string[] {
  const all = [...words];
  // A link may have a comma within.
  const parts = /^(https?:\/\/|www\.)\S+$/i.test(typed.trim()) ? [typed] : typed.split(/[,;\n]/);
  for (const part of parts) {
    const word = part.trim().slice(0, longest).trim();
    const isThere = all.some((one) => one.toLowerCase() === word.toLowerCase());
    if (word && !isThere && all.length < most) all.push(word);
  }
  return all;
}
