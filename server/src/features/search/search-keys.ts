import type { SearchType } from "@cardplaza/contract/search/search-words";
import type { QueryWord } from "./read-words.ts";

/** A group matches by any of its keys; all groups must match. */
export type KeyGroups = string[][];

/** The text of a tsquery over `search_keys`: what to find in which cities, or anywhere, and what to leave out. */
export function keyQuery(
  type: SearchType,
  cities: readonly string[],
  groups: KeyGroups,
  without: KeyGroups,
): string {
  const places = cities.length > 0 ? cities : [""];
  const all = (wanted: KeyGroups) =>
    wanted.map((keys) => {
      const each = [...new Set(keys)].flatMap((key) =>
        places.map((place) => quoted(`${type}/${place}/${key}`)),
      );
      return `(${each.join(" | ")})`;
    });
  return [...all(groups), ...(without.length > 0 ? [`!(${all(without).join(" & ")})`] : [])].join(" & ");
}

/** The text of a tsquery over `words` with these weights. Marks of names are left out: the weights say the same. */
export const groupQuery = (groups: KeyGroups, weights: string) =>
  groups
    .map((keys) => `(${keys.map((key) => `${quoted(key.replace(/^=/, ""))}:${weights}`).join(" | ")})`)
    .join(" & ");

const quoted = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** All words, or any of them; each also matches words that sound the same. */
export function exactGroups(words: readonly QueryWord[], mark: "" | "=", isEither: boolean): KeyGroups {
  const groups = words.flatMap(({ lexeme, same }) =>
    lexeme === null ? [] : [[lexeme, ...same].map((each) => mark + each)],
  );
  return isEither && groups.length > 0 ? [groups.flat()] : groups;
}

/** Names that contain every word, or a similar one. */
export const alikeGroups = (words: readonly QueryWord[]): KeyGroups =>
  words.map(nameKeysLike).filter((keys) => keys.length > 0);

/**
 * Names that contain one of the longer words, or a similar one. A name that is half similar to the whole query
 * must have one of the words that make up half of it.
 */
export function someAlikeGroups(words: readonly QueryWord[]): KeyGroups {
  const [only] = words;
  // Entries with the word itself were found before.
  if (only && words.length === 1) {
    const found = [only.lexeme, ...only.same].map((lexeme) => `=${lexeme}`);
    const others = nameKeysLike(only).filter((key) => !found.includes(key));
    return others.length > 0 ? [others] : [];
  }
  const total = words.reduce((sum, { word }) => sum + word.length, 0);
  const longer: string[] = [];
  let covered = 0;
  for (const each of words.toSorted((one, other) => other.word.length - one.word.length)) {
    if (covered > total / 2) break;
    covered += each.word.length;
    longer.push(...nameKeysLike(each));
  }
  return longer.length > 0 ? [longer] : [];
}

const nameKeysLike = ({ lexeme, same, alike }: QueryWord): string[] => [
  ...(lexeme === null ? [] : [lexeme, ...same].map((each) => `=${each}`)),
  ...alike.map((known) => `=${known.lexeme}`),
];
