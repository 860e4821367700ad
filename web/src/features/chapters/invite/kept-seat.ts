/** The seat that somebody chose with an invitation before they signed up. */
export interface KeptSeat {
  category: string;
  hold?: string;
}

const keyOf = (code: string) => `chapterInvite:${code}`;

/** In this tab only: a link that somebody sends never joins by itself. */
export const keepSeat = (code: string, seat: KeptSeat) =>
  sessionStorage.setItem(keyOf(code), JSON.stringify(seat));

/** Once: it is forgotten with the first look. */
export function takeKeptSeat(code: string): KeptSeat | null {
  const kept = sessionStorage.getItem(keyOf(code));
  sessionStorage.removeItem(keyOf(code));
  return kept ? (JSON.parse(kept) as KeptSeat) : null;
}
