import { useHydrated } from "../../ui/use-hydrated.ts";

/** Meetings that are not over. The server's page may have been cached before they were. */
export function useToCome<Each extends { endsAt: string }>(meetings: readonly Each[]): readonly Each[] {
  const hydrated = useHydrated();
  if (!hydrated) return meetings;
  const now = Date.now();
  return meetings.filter(({ endsAt }) => Date.parse(endsAt) > now);
}
