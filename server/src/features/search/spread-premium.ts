import { PREMIUM_IN_A_ROW } from "@cardplaza/contract/search/search-words";

/** In their order, but never more than three premium results in a row while others are left. */
export function spreadPremium<T extends { isPremium: boolean }>(ranked: readonly T[]): T[] {
  const others = ranked.filter(({ isPremium }) => !isPremium);
  const premium = ranked.filter(({ isPremium }) => isPremium);
  const places = new Map(ranked.map((each, place) => [each, place]));
  const spread: T[] = [];
  let inARow = 0;
  let [nextOther, nextPremium] = [0, 0];
  while (spread.length < ranked.length) {
    const other = others[nextOther];
    const paid = premium[nextPremium];
    const comesFirst = paid && (!other || (places.get(paid) as number) < (places.get(other) as number));
    if (paid && comesFirst && (inARow < PREMIUM_IN_A_ROW || !other)) {
      spread.push(paid);
      nextPremium += 1;
      inARow += 1;
    } else {
      spread.push(other as T);
      nextOther += 1;
      inARow = 0;
    }
  }
  return spread;
}
