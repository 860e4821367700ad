import { useState } from "react";
import { useHydrated } from "../../../../ui/use-hydrated.ts";

const KEY = "scan-event";
const BLANK = { tag: "", member: "" };
type EventSettings = typeof BLANK;

/** The event and who is scanning: the same for a whole day, so the browser remembers them. */
export function useEventSettings() {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<EventSettings>();
  const settings = typed ?? (hydrated ? remembered() : BLANK);
  const change = (part: Partial<EventSettings>) => {
    const next = { ...settings, ...part };
    setTyped(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Then they are typed again the next time.
    }
  };
  return { ...settings, change };
}

function remembered(): EventSettings {
  try {
    return { ...BLANK, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<EventSettings>) };
  } catch {
    return BLANK;
  }
}
