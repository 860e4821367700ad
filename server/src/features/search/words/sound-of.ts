/** Spellings that sound alike, each reduced to one of them, in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/x/g, "ks"],
  [/zh/g, "l"],
  [/^jn|jny|dny/g, "gy"],
  [/chh?|tch/g, "C"],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/ph/g, "f"],
  [/[ao]w(?![aeiou])/g, "o"],
  [/w/g, "v"],
  [/z/g, "j"],
  // "sh" and "s", "th" and "t", "bh" and "b": people write both.
  [/(?<=[bdgjkCrtsnlmpv])h+/g, ""],
  [/n(?=[pb])/g, "m"],
  [/ee|ii|ie/g, "i"],
  [/oo|uu/g, "u"],
  [/a[iy](?![aeiou])|e[iy](?![aeiou])/g, "e"],
  [/a[u](?![aeiou])|o[u](?![aeiou])/g, "o"],
  [/(?<=[^aeiou])y(?![aeiou])/g, "i"],
  [/iy(?=[aeiou])/g, "i"],
  [/(.)\1+/g, "$1"],
  // Doctor and डॉक्टर, Menon and मेनन: the last vowel is barely spoken.
  [/(?<=.{3})[aeo]r$/g, "r"],
  [/(?<=.{3})on$/g, "an"],
];

const VOWEL = /[aeiou]/;
const isConsonant = (letter: string | undefined) => letter !== undefined && !VOWEL.test(letter);
const isVowel = (letter: string | undefined) => letter !== undefined && VOWEL.test(letter);

/**
 * How a word in Latin letters sounds, roughly: shree, shri and sri give one key, as do lakshmi and laxmi. A word
 * that is not wholly in Latin letters has none.
 */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return "";
  const spelt = SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), word);
  return withoutSilent(spelt) || word;
}

/** Kamala and Kamla, Bharati and Bharti: an "a" that some speak and some do not, as in `romanise`. */
function withoutSilent(word: string): string {
  const letters = word.split("");
  for (let at = letters.length - 3; at >= 2; at--) {
    const isBetween =
      isConsonant(letters[at - 1]) &&
      isVowel(letters[at - 2]) &&
      isConsonant(letters[at + 1]) &&
      isVowel(letters[at + 2]);
    if (letters[at] === "a" && isBetween) letters.splice(at, 1);
  }
  return letters.join("").replace(/(?<=.{2})a$/, "");
}

/** The sounds of several words, for comparing beginnings. */
export const soundsOf = (words: string): string =>
  words
    .split(" ")
    .map((word) => soundOf(word) || word)
    .join(" ");
