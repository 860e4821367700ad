import { DAY_MS } from "@cardplaza/contract/time";
import { PUSH_OFFER_KEY } from "../../lib/storage/storage-keys.ts";
import { browserValue } from "../../lib/storage/stored-value.ts";

const RESTS_FOR_MS = 30 * DAY_MS;
const MOST_TIMES = 2;

interface Closed {
  times: number;
  at: number;
}
const closed = browserValue<Record<string, Closed>>(PUSH_OFFER_KEY);

/** "Not now" rests the offer for 30 days; after the second time it does not come back in this browser. */
export function isOfferResting(member: string, now: number): boolean {
  const known = closed.read()?.[member];
  if (!known) return false;
  return known.times >= MOST_TIMES || now - known.at < RESTS_FOR_MS;
}

export function restOffer(member: string, now: number): void {
  const all = closed.read() ?? {};
  closed.save({ ...all, [member]: { times: (all[member]?.times ?? 0) + 1, at: now } });
}
