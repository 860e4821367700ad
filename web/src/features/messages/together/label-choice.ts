import { MAX_LEAD_TAGS } from "@cardplaza/contract/leads/lead-words";

const same = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();

/** All that can be chosen: those that are known, and those that were just typed. */
export const offeredLabels = (known: readonly string[], chosen: readonly string[]) => [
  ...known,
  ...chosen.filter((label) => !known.some(same(label))),
];

export const isChosen = (chosen: readonly string[], label: string) => chosen.some(same(label));

export const toggled = (chosen: readonly string[], label: string) =>
  isChosen(chosen, label) ? chosen.filter((each) => !same(label)(each)) : [...chosen, label];

/** With one that was typed, as it is known already if it is. */
export function withTyped(known: readonly string[], chosen: readonly string[], typed: string) {
  const label = typed.trim();
  if (label === "" || isChosen(chosen, label)) return chosen;
  return [...chosen, known.find(same(label)) ?? label];
}

export const isFull = (chosen: readonly string[]) => chosen.length >= MAX_LEAD_TAGS;
