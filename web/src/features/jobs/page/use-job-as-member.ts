import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";

/** The job with the member's own marks, and what only the company's team sees. Visitors do not fetch it. */
export const useJobAsMember = (id: string) => {
  const { status } = useSession();
  return useQuery({
    ...query["GET /api/jobs/:id"]({ params: { id } }),
    enabled: status === "member",
    staleTime: 30_000,
  });
};
