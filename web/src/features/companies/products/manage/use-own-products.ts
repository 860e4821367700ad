import type { ProductBulkAction } from "@cardplaza/contract/companies/products/product-words";
import type { OwnProduct } from "@cardplaza/contract/companies/products/product";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/api.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { toast } from "../../../../ui/overlays/toast-store.ts";

/** After a write: all lists of products and the company's count are read again. */
export function useRefreshProducts() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) =>
        typeof name === "string" &&
        (name.startsWith("GET /api/products") || name.startsWith("GET /api/companies/")),
    });
}

const DONE: Record<ProductBulkAction, string> = {
  publish: "published",
  archive: "archived",
  delete: "deleted",
};
const counted = (count: number) => (count === 1 ? "1 product" : `${count} products`);

/** What can be done in the list, with one product or with several. */
export function useProductActions() {
  const refresh = useRefreshProducts();
  const onError = (error: Error) =>
    toast({ title: "Error", description: problemText(error), variant: "destructive" });

  const restore = (ids: string[]) =>
    Promise.all(ids.map((id) => api["POST /api/products/:id/restore"]({ params: { id }, body: {} })))
      .catch(onError)
      .finally(() => void refresh());

  const change = useMutation({
    mutationFn: (body: { action: ProductBulkAction; ids: string[] }) =>
      api["POST /api/products/bulk"]({ body }),
    onSuccess({ results }, { action }) {
      const done = results.filter((result) => result.done).map(({ _id }) => _id);
      const refused = results.filter((result) => !result.done);
      const [first] = refused;
      toast({
        title:
          done.length > 0
            ? `${counted(done.length)} ${DONE[action]}`
            : `${counted(refused.length)} not ${DONE[action]}`,
        ...(first && {
          description:
            refused.length > 1 ? `${counted(refused.length)} not: ${first.message}` : (first.message ?? ""),
          variant: "destructive",
        }),
        ...(action === "delete" &&
          done.length > 0 && { action: { label: "Undo", onPress: () => void restore(done) } }),
      });
    },
    onError,
    onSettled: refresh,
  });
  const duplicate = useMutation({
    mutationFn: ({ _id: id }: OwnProduct) =>
      api["POST /api/products/:id/duplicate"]({ params: { id }, body: {} }),
    onSuccess: () => toast({ title: "Copied as a draft" }),
    onError,
    onSettled: refresh,
  });
  return { change, duplicate };
}
