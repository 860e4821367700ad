import { useState } from "react";
import { browserValue } from "../../../../lib/storage/stored-value.ts";
import { useHydrated } from "../../../../ui/use-hydrated.ts";

const BLANK = { tag: "", member: "" };
type EventSettings = typeof BLANK;
const stored = browserValue<Partial<EventSettings>>("scan-event");

/** The event and who is scanning: the same for a whole day, so the browser remembers them. */
export function useEventSettings() {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<EventSettings>();
  const settings = typed ?? { ...BLANK, ...(hydrated && stored.read()) };
  const change = (part: Partial<EventSettings>) => {
    const next = { ...settings, ...part };
    setTyped(next);
    stored.save(next);
  };
  return { ...settings, change };
}
