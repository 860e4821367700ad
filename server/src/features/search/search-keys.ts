import type { SearchType } from "@cardplaza/contract/search-words";
import type { AskedWord } from "./read-words.ts";

/** Each group is met by any of its keys; all groups have to be. */
export type KeyGroups = string[][];

/** As text of a tsquery over `search_keys`: what to find in which cities, or anywhere. */
export function keyQuery(type: SearchType, cities: readonly string[], groups: KeyGroups): string {
  const places = cities.length > 0 ? cities : [""];
  return groups
    .map((keys) => {
      const all = [...new Set(keys)].flatMap((key) =>
        places.map((place) => quoted(`${type}/${place}/${key}`)),
      );
      return `(${all.join(" | ")})`;
    })
    .join(" & ");
}

/** As text of a tsquery over `words`, in those weights. */
export const wordQuery = (lexemes: readonly string[], weights: string, isEither: boolean) =>
  lexemes.map((lexeme) => `${quoted(lexeme)}:${weights}`).join(isEither ? " | " : " & ");

/** The same groups over `words`: their marks are left away, the weights say the same. */
export const groupQuery = (groups: KeyGroups, weights: string) =>
  groups
    .map((keys) => `(${keys.map((key) => `${quoted(key.replace(/^=/, ""))}:${weights}`).join(" | ")})`)
    .join(" & ");

const quoted = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

export const lexemesOf = (words: readonly AskedWord[]): string[] => [
  ...new Set(words.flatMap(({ lexeme }) => (lexeme === null ? [] : [lexeme]))),
];

/** All words, or any of them. */
export const exactGroups = (lexemes: readonly string[], mark: "" | "=", isEither: boolean): KeyGroups =>
  isEither ? [lexemes.map((lexeme) => mark + lexeme)] : lexemes.map((lexeme) => [mark + lexeme]);

/** Names in which every word stands, or one like it. */
export const alikeGroups = (words: readonly AskedWord[]): KeyGroups =>
  words.map(nameKeysLike).filter((keys) => keys.length > 0);

/**
 * Names in which one of the longer words stands, or one like it. A name that is half like the whole query
 * has to have one of those words that make up half of it.
 */
export function someAlikeGroups(words: readonly AskedWord[]): KeyGroups {
  const [only] = words;
  // What has the word itself has been found before.
  if (only && words.length === 1) {
    const others = nameKeysLike(only).filter((key) => key !== `=${only.lexeme}`);
    return others.length > 0 ? [others] : [];
  }
  const total = words.reduce((sum, { word }) => sum + word.length, 0);
  const longer: string[] = [];
  let covered = 0;
  for (const asked of words.toSorted((one, other) => other.word.length - one.word.length)) {
    if (covered > total / 2) break;
    covered += asked.word.length;
    longer.push(...nameKeysLike(asked));
  }
  return longer.length > 0 ? [longer] : [];
}

const nameKeysLike = ({ lexeme, alike }: AskedWord): string[] => [
  ...(lexeme === null ? [] : [`=${lexeme}`]),
  ...alike.map((known) => `=${known.lexeme}`),
];
