import type { Person } from "@cardplaza/contract/people/person";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { usePeopleCache } from "../connections/use-people.ts";

/** Leaves a person out of the suggestions for a while. Nobody is told. */
export function useNotNow({ _id, name }: Pick<Person, "_id" | "name">) {
  const cache = usePeopleCache();
  const queryClient = useQueryClient();
  const params = { userId: _id };
  const undo = async () => {
    await api["DELETE /api/suggestions/:userId/hide"]({ params });
    await queryClient.invalidateQueries({ queryKey: ["GET /api/connections"] });
  };
  return useMutation({
    mutationFn: () => api["PUT /api/suggestions/:userId/hide"]({ params }),
    onSuccess() {
      cache.dropSuggestion(_id);
      toast({
        title: `We won't suggest ${name} for now`,
        action: { label: "Undo", onPress: () => void undo() },
      });
    },
    onError: (error) =>
      toast({ title: "Not changed", description: problemText(error), variant: "destructive" }),
  });
}
