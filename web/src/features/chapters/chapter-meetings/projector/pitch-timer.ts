import { PITCH_SECONDS } from "@cardplaza/contract/chapters/chapter-meeting-words";

/** Who speaks, and how long they have spoken. Time is measured from a moment, so that a sleeping tab is not slow. */
export interface Pitches {
  speakerId: string | null;
  /** Those who have had their turn, in order. */
  spoken: readonly string[];
  /** Milliseconds before the last pause. */
  spentMs: number;
  runningSince: number | null;
}

export const NOT_BEGUN: Pitches = { speakerId: null, spoken: [], spentMs: 0, runningSince: null };

export type PitchAction =
  | { do: "toggle"; order: readonly string[]; now: number }
  | { do: "next"; order: readonly string[]; now: number }
  | { do: "back" }
  | { do: "again" };

/** Seconds left of a pitch; negative once it is over time. */
export function secondsLeft({ spentMs, runningSince }: Pitches, now: number): number {
  const spent = spentMs + (runningSince === null ? 0 : Math.max(0, now - runningSince));
  return Math.ceil(PITCH_SECONDS - spent / 1000);
}

/** The first in the order who has not spoken and does not speak now. */
export const nextSpeaker = ({ spoken, speakerId }: Pitches, order: readonly string[]): string | null =>
  order.find((id) => id !== speakerId && !spoken.includes(id)) ?? null;

export function movePitches(pitches: Pitches, action: PitchAction): Pitches {
  if (action.do === "again") return NOT_BEGUN;
  if (action.do === "toggle") return toggled(pitches, action);
  if (action.do === "next") return moved(pitches, action);
  const last = pitches.spoken.at(-1);
  if (last === undefined) return pitches;
  return { speakerId: last, spoken: pitches.spoken.slice(0, -1), spentMs: 0, runningSince: null };
}

function toggled(pitches: Pitches, { order, now }: { order: readonly string[]; now: number }): Pitches {
  if (pitches.speakerId === null) return moved(pitches, { order, now });
  if (pitches.runningSince === null) return { ...pitches, runningSince: now };
  const spentMs = pitches.spentMs + Math.max(0, now - pitches.runningSince);
  return { ...pitches, spentMs, runningSince: null };
}

function moved(pitches: Pitches, { order, now }: { order: readonly string[]; now: number }): Pitches {
  const spoken = pitches.speakerId === null ? pitches.spoken : [...pitches.spoken, pitches.speakerId];
  const next = nextSpeaker(pitches, order);
  // After the last one nobody speaks; a member who comes later is next again.
  if (next === null) return { speakerId: null, spoken, spentMs: 0, runningSince: null };
  return { speakerId: next, spoken, spentMs: 0, runningSince: now };
}
