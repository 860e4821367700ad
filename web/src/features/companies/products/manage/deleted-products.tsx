import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/api.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { query } from "../../../../lib/query.ts";
import { RestorableList } from "../../../../ui/lists/restorable-list.tsx";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import { useRefreshProducts } from "./use-own-products.ts";

export function DeletedProducts({ companyId }: { companyId: string }) {
  const { data } = useQuery({
    ...query["GET /api/products/deleted"]({ query: { company: companyId } }),
    staleTime: 0,
  });
  const refresh = useRefreshProducts();
  const restore = useMutation({
    mutationFn: (id: string) => api["POST /api/products/:id/restore"]({ params: { id }, body: {} }),
    onSuccess: ({ name, status }) =>
      toast({
        title: "Product restored",
        description: status === "draft" ? `${name} is back as a draft.` : `${name} is back.`,
      }),
    onError: (error) =>
      toast({
        title: "The product was not restored",
        description: problemText(error),
        variant: "destructive",
      }),
    onSettled: refresh,
  });
  return (
    <RestorableList
      title="Deleted products"
      items={data?.products ?? []}
      busyId={restore.isPending ? restore.variables : undefined}
      onRestore={(id) => restore.mutate(id)}
      className="mt-8"
    />
  );
}
