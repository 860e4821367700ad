import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";

/** No time that a calendar offers is later: it stands for "always". */
export const ALWAYS = "2199-12-31T00:00:00.000Z";

export const MUTE_FOR = { hour: HOUR_MS, hours: 8 * HOUR_MS, week: 7 * DAY_MS } as const;
export type MuteFor = keyof typeof MUTE_FOR;

export const mutedUntilAfter = (how: MuteFor, now: Date) =>
  new Date(now.getTime() + MUTE_FOR[how]).toISOString();

/** Whether nothing rings now, and until when; null where that is for good. */
export function mutedState(until: string | null, now: Date): { isMuted: boolean; until: string | null } {
  const isMuted = until !== null && new Date(until) > now;
  const isForGood = isMuted && Date.parse(until) >= Date.parse(ALWAYS);
  return { isMuted, until: isMuted && !isForGood ? until : null };
}
