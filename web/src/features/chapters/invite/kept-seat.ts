import { tabValue } from "../../../lib/storage/stored-value.ts";

/** The seat that somebody chose with an invitation before they signed up. */
export interface KeptSeat {
  category: string;
  hold?: string;
}

const storedSeat = (code: string) => tabValue<KeptSeat>(`chapterInvite:${code}`);

/** In this tab only: a link that somebody sends never joins by itself. */
export const keepSeat = (code: string, seat: KeptSeat) => storedSeat(code).save(seat);

/** Returns the kept seat once, and removes it. */
export function takeKeptSeat(code: string): KeptSeat | null {
  const seat = storedSeat(code).read();
  storedSeat(code).drop();
  return seat;
}
