import { useEffect, useReducer } from "react";
import { tabValue } from "../../../../lib/storage/stored-value.ts";
import { movePitches, NOT_BEGUN, type Pitches } from "./pitch-timer.ts";

/** The pitches of a meeting on this screen. A reload goes on where it was. */
export function usePitches(meetingId: string, order: readonly string[]) {
  const key = `pitches/${meetingId}` as const;
  const [pitches, move] = useReducer(movePitches, key, remembered);
  useEffect(() => {
    tabValue<Pitches>(key).save(pitches);
  }, [key, pitches]);
  const withTime = (what: "toggle" | "next") => move({ do: what, order, now: nowMs() });
  return {
    pitches,
    toggle: () => withTime("toggle"),
    next: () => withTime("next"),
    back: () => move({ do: "back" }),
    again: () => move({ do: "again" }),
  };
}

const nowMs = () => Date.now();

const remembered = (key: `pitches/${string}`): Pitches => ({
  ...NOT_BEGUN,
  ...tabValue<Partial<Pitches>>(key).read(),
});
