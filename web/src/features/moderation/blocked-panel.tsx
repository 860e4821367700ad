import { dayInWords } from "@cardplaza/contract/date-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { PersonList } from "./person-list.tsx";

const BLOCKS = query["GET /api/blocks"]();

/** The people whom the member blocked. */
export function BlockedPanel() {
  const list = useQuery({ ...BLOCKS, refetchOnMount: "always" });
  const queryClient = useQueryClient();
  const lift = useMutation({
    mutationFn: ({ _id }: { _id: string; name: string }) =>
      api["DELETE /api/blocks/:userId"]({ params: { userId: _id } }),
    onSuccess(_lifted, { name }) {
      toast({ title: `${name} is no longer blocked` });
      void queryClient.invalidateQueries({ queryKey: BLOCKS.queryKey });
    },
    onError: (error) =>
      toast({ title: "The block was not lifted", description: problemText(error), variant: "destructive" }),
  });
  return (
    <PersonList
      title="Blocked"
      description="Neither of you sees or reaches the other."
      empty="You haven't blocked anyone."
      loading="Loading"
      people={list.data?.blocks}
      list={list}
      detailOf={({ blockedAt }) => `Since ${dayInWords(blockedAt)}`}
      action={{
        label: "Unblock",
        busyId: lift.isPending ? lift.variables._id : undefined,
        onPress: (person) => lift.mutate(person),
      }}
    />
  );
}
