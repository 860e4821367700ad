import { useQuery } from "@tanstack/react-query";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../../lib/query.ts";
import { useSession } from "../../../../lib/session.ts";

/** The server renders the page for visitors. This finds out whether the member is of the company's team. */
export function useProductPage(id: string) {
  const { status } = useSession();
  const own = useQuery({
    ...query["GET /api/products/:id"]({ params: { id } }),
    staleTime: FRESH_FOR_FIVE_MINUTES,
    enabled: status === "member",
  });
  return own.data?.role ?? null;
}
