import type { QueryWord } from "./read-words.ts";

const LIKELY = 0.3;

export interface Reading {
  /** The query with a known word in place of each unknown one. */
  text: string;
  /** True if no other known words are as similar. */
  isClear: boolean;
}

/** What a misspelt query may mean; none if every word is known, or nothing is similar. */
export function readingOf(words: readonly QueryWord[], isEither: boolean): Reading | undefined {
  const readings = words.map(readWord);
  if (readings.every((reading) => reading === undefined)) return undefined;
  return {
    text: words.map(({ word }, at) => readings[at]?.word ?? word).join(isEither ? " or " : " "),
    isClear: words.every(({ isKnown, lexeme }, at) => isKnown || lexeme === null || readings[at]?.isClear),
  };
}

function readWord({
  word,
  lexeme,
  isKnown,
  alike,
}: QueryWord): { word: string; isClear: boolean } | undefined {
  // "The" is not a misspelling, although no name has it.
  if (isKnown || lexeme === null) return undefined;
  const likely = alike
    .filter(({ likeness }) => likeness >= LIKELY)
    .map((known) => ({ ...known, slips: slipsBetween(word, known.word) }))
    .sort((one, other) => one.slips - other.slips || other.likeness - one.likeness);
  const [best] = likely;
  if (!best) return undefined;
  const isAlone = !likely.some((known) => known.lexeme !== best.lexeme && known.slips <= best.slips);
  return { word: best.word, isClear: isAlone && best.slips <= slipsAllowed(word) };
}

/** One mistake in a short word, three in a long one. */
const slipsAllowed = (word: string) => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3);

/** How many letters are wrong, missing, too many or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const change = one[at - 1] === other[to - 1] ? 0 : 1;
      const ways = [cell(rows, at - 1, to) + 1, (row[to - 1] ?? 0) + 1, cell(rows, at - 1, to - 1) + change];
      if (one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        ways.push(cell(rows, at - 2, to - 2) + 1);
      row.push(Math.min(...ways));
    }
    rows.push(row);
  }
  return cell(rows, one.length, other.length);
}

const cell = (rows: number[][], row: number, column: number) => rows[row]?.[column] ?? Infinity;
