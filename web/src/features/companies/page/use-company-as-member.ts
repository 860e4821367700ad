import { useQuery } from "@tanstack/react-query";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";

/** The company with what only its team sees. */
export const useCompanyAsMember = (id: string) =>
  useQuery({ ...query["GET /api/companies/:id"]({ params: { id } }), staleTime: FRESH_FOR_FIVE_MINUTES });
