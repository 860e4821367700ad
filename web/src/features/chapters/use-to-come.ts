import { useState } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Meetings that are not over. The server's page may have been cached before they were. */
export function useToCome<Each extends { endsAt: string }>(meetings: readonly Each[]): readonly Each[] {
  const hydrated = useHydrated();
  const [now] = useState(() => Date.now());
  return hydrated ? meetings.filter(({ endsAt }) => Date.parse(endsAt) > now) : meetings;
}
