import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";

/** Whether the viewer asked to be introduced to this person, and no answer came yet. */
export function useIntroductionAsked(personId: string, enabled: boolean): boolean {
  const { data } = useQuery({
    ...query["GET /api/connections"]({ query: { tab: "introductions" } }),
    enabled,
    staleTime: 0,
  });
  return (
    enabled &&
    data?.introductions.some(
      ({ role, status, target }) =>
        role === "asker" && target?._id === personId && (status === "asked" || status === "forwarded"),
    ) === true
  );
}
