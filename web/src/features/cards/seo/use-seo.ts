import type { NewSeo } from "@cardplaza/contract/cards/seo/seo";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";

const seoOf = (id: string) => query["GET /api/business-cards/:id/seo"]({ params: { id } });

export const useSeo = (cardId: string) => useQuery({ ...seoOf(cardId), staleTime: 0 });

export function useSaveSeo(cardId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSeo) => api["PUT /api/business-cards/:id/seo"]({ params: { id: cardId }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(seoOf(cardId).queryKey, saved);
      toast({ title: "Search settings saved", description: "Your public card uses them from now on." });
    },
  });
}
