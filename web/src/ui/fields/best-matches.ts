export type Matchable = { label: string; hint?: string; also?: readonly string[] };

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** "bakery" is also the beginning of "bakeries", and "plumbers" of "plumber". */
const formsOf = (typed: string) =>
  [typed, typed.replace(/(.{3,})y$/, "$1i"), typed.replace(/(.{3,}?)(?:ies|es|s)$/, "$1")].filter(Boolean);

const begins = (words: readonly string[], typed: string) =>
  formsOf(typed).some((form) => words.some((word) => word.startsWith(form)));

/** The smaller, the better; null where a typed word begins no word of the option. */
function distanceOf(option: Matchable, typed: readonly string[]): number | null {
  const label = wordsOf(option.label);
  const also = option.also?.map(wordsOf) ?? [];
  const all = typed.join(" ");
  if (label.join(" ") === all) return 0;
  if (label.join(" ").startsWith(all)) return 1;
  if (also.some((words) => words.join(" ") === all)) return 2;
  const others = also.flat();
  const group = wordsOf(option.hint ?? "");
  let farthest = 0;
  for (const word of typed) {
    const distance = begins(label, word) ? 3 : begins(others, word) ? 4 : begins(group, word) ? 5 : null;
    if (distance === null) return null;
    farthest = Math.max(farthest, distance);
  }
  return farthest;
}

/** The options whose words begin as typed, the nearest first; as many as there are if nothing is typed. */
export function bestMatches<Option extends Matchable>(options: readonly Option[], text: string): Option[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...options];
  return options
    .map((option) => ({ option, distance: distanceOf(option, typed) }))
    .filter((match): match is { option: Option; distance: number } => match.distance !== null)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ option }) => option);
}
