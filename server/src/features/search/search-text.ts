import { cityKey, cityName } from "@cardplaza/contract/places/city-names";
import { romanise } from "@cardplaza/contract/slugs/romanise";

// Seven digits and more, however they are grouped: shorter ones are years, prices and PIN codes.
const PHONE_NUMBER = /[+(]?\p{Nd}(?:[\s().+/_–—-]*\p{Nd}){6,}/gu;
const LATIN_ACCENT = /(?<=\p{Script=Latin})\p{M}+/gu;
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu;

/** Lower-case words only, in Latin letters without accents if the script is known. */
export const plainWords = (text: string): string =>
  lowered(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

export const withoutPhones = (text: string): string =>
  text.normalize("NFKC").replaceAll(OTHER_DIGIT, asciiDigit).replaceAll(PHONE_NUMBER, " ");

/** The part of a text that may be found: a limited number of characters, without telephone numbers. */
export const findable = (text: string, characters: number): string =>
  plainWords(withoutPhones(text.slice(0, characters)));

function lowered(text: string): string {
  return romanise(text)
    .normalize("NFKD")
    .replaceAll(LATIN_ACCENT, "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(OTHER_DIGIT, asciiDigit);
}

/** Devanagari, Tamil and other digits, which people type for the same numbers. */
function asciiDigit(digit: string): string {
  // In Unicode the ten digits of a script are in a row that begins with its zero.
  const code = digit.codePointAt(0) as number;
  for (let zero = code; zero > code - 10; zero--) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return String(code - zero);
  }
  return digit;
}

export interface QueryText {
  /** Plain words in their order, for comparison with names. */
  plain: string;
  /** The text for `websearch_to_tsquery`: quotes, a leading minus and "or" keep their meaning. */
  web: string;
  /** The words to look for, without those after a minus. */
  words: string[];
  isEither: boolean;
  /** Quotes or a minus: exactly these words, no similar ones. */
  isStrict: boolean;
  pin: string;
  /** True if it can find nothing: a telephone number, or a single letter. */
  isVain: boolean;
}

const FILLER = /\b(?:near ?by|near me|close to me|around me)\b/g;
/** "Of", "in", "and", "near" and "one who" in Hindi and Marathi: no name consists of them. */
const LITTLE_WORDS = new Set("का के की में और पास मेरे वाला वाले वाली चा ची चे आणि जवळ".split(" "));

const withoutLittleWords = (text: string) =>
  text
    .split(" ")
    .filter((word) => !LITTLE_WORDS.has(word))
    .join(" ");

/** Reads what was typed into the search box. */
export function readQuery(typed: string): QueryText {
  const given = typed.normalize("NFKC").trim();
  const text = lowered(withoutLittleWords(withoutPhones(given))).replaceAll(FILLER, " ");
  const pieces: string[] = text.match(/-?"[^"]*"?|\S+/g) ?? [];
  const web: string[] = [];
  const words: string[] = [];
  let pin = "";
  for (const piece of pieces) {
    const inside = plainWords(piece);
    if (inside === "") continue;
    if (/^[1-9]\d{5}$/.test(inside)) {
      pin = inside;
      continue;
    }
    const today = plainWords(cityName(inside));
    const isLeftOut = piece.startsWith("-");
    const quoted = piece.includes('"') || (isLeftOut && today.includes(" "));
    web.push(`${isLeftOut ? "-" : ""}${quoted ? `"${today}"` : today}`);
    if (!isLeftOut && !(inside === "or" && pieces.length > 2)) words.push(...today.split(" "));
  }
  const plain = words.join(" ");
  return {
    plain,
    web: web.join(" "),
    words: [...new Set(words)],
    isEither: pieces.includes("or") && pieces.length > 2,
    isStrict: web.some((piece) => /["-]/.test(piece)),
    pin,
    isVain: given !== "" && pin === "" && Array.from(plain).length < 2,
  };
}

export const placeKey = (city: string): string => plainWords(cityKey(city));
