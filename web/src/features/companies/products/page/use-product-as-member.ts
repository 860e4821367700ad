import { useQuery } from "@tanstack/react-query";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../../lib/query.ts";

/** The product with what only the company's team sees. */
export const useProductAsMember = (id: string) =>
  useQuery({ ...query["GET /api/products/:id"]({ params: { id } }), staleTime: FRESH_FOR_FIVE_MINUTES });
