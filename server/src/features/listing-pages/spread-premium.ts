const LIFT = 0.15;
const RATING_WEIGHT = 0.1;
const MOST_IN_A_ROW = 3;

interface Ranked {
  isPremium: boolean;
  /** From 1 to 5, after Bayes. */
  bayes: number;
}

/**
 * Premium lifts a business among its neighbours by rating and no further: these are one stretch of the
 * directory. Never more than three in a row, while there is anything to put between.
 */
export function spreadPremium<T extends Ranked>(neighbours: readonly T[]): T[] {
  const score = ({ isPremium, bayes }: Ranked) => (isPremium ? LIFT : 0) + (RATING_WEIGHT * (bayes - 1)) / 4;
  const waiting = [...neighbours].sort((one, other) => score(other) - score(one));
  const ordered: T[] = [];
  while (waiting.length > 0) {
    const last = ordered.slice(-MOST_IN_A_ROW);
    const isFull = last.length === MOST_IN_A_ROW && last.every(({ isPremium }) => isPremium);
    const other = isFull ? waiting.findIndex(({ isPremium }) => !isPremium) : 0;
    ordered.push(...waiting.splice(Math.max(other, 0), 1));
  }
  return ordered;
}
