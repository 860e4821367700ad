import { useMutation, useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { api } from "../../../../lib/api.ts";
import { dayMonthYear } from "../../../../lib/day-words.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { query } from "../../../../lib/query.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { useRefreshProducts } from "./use-own-products.ts";

/** Hidden while there is nothing to restore. */
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
  const products = data?.products ?? [];
  if (products.length === 0) return null;
  return (
    <Panel className="mt-8 py-4 sm:py-4">
      <details>
        <summary className="min-h-8 cursor-pointer content-center font-semibold pointer-coarse:min-h-11">
          Deleted products ({products.length})
        </summary>
        <ul className="mt-2">
          {products.map(({ _id, name, restorableUntil }) => (
            <li key={_id} className="flex items-center justify-between gap-3 border-t border-line py-3">
              <div className="min-w-0 flex-1 text-sm">
                <p className="font-medium break-words">{name}</p>
                <p className="text-muted">Can be restored until {dayMonthYear(restorableUntil)}</p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Restore ${name}`}
                busy={restore.isPending && restore.variables === _id}
                onClick={() => restore.mutate(_id)}
              >
                <RotateCcw /> Restore
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
