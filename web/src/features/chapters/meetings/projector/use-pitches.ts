import { useEffect, useReducer } from "react";
import { movePitches, NOT_BEGUN, type Pitches } from "./pitch-timer.ts";

/** The pitches of a meeting on this screen. A reload goes on where it was. */
export function usePitches(meetingId: string, order: readonly string[]) {
  const key = `pitches/${meetingId}`;
  const [pitches, move] = useReducer(movePitches, key, remembered);
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(pitches));
    } catch {
      // Then a reload begins with the first speaker.
    }
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

function remembered(key: string): Pitches {
  try {
    return { ...NOT_BEGUN, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Pitches>) };
  } catch {
    return NOT_BEGUN;
  }
}
