import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";

/** Whether the member has the premium plan; undefined while that is not known. */
export function useIsPremium(): boolean | undefined {
  const { data } = useQuery(query["GET /api/user-profile"]());
  return data && data.plan === "premium";
}
