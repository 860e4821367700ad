import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { PersonList } from "../../moderation/person-list.tsx";

const MUTES = query["GET /api/mutes"]();

/** The people whose posts the member left out of their feed. */
export function MutedPeoplePanel() {
  const list = useQuery({ ...MUTES, refetchOnMount: "always" });
  const queryClient = useQueryClient();
  const show = useMutation({
    mutationFn: ({ _id }: { _id: string; name: string }) =>
      api["DELETE /api/mutes/:userId"]({ params: { userId: _id } }),
    onSuccess(_shown, { name }) {
      toast({ title: `You see ${name}’s posts again` });
      void queryClient.invalidateQueries({ queryKey: MUTES.queryKey });
      void queryClient.invalidateQueries({ queryKey: ["GET /api/posts/feed"], refetchType: "none" });
    },
    onError: (error) =>
      toast({ title: "Not changed", description: problemText(error), variant: "destructive" }),
  });
  return (
    <PersonList
      title="Muted people"
      description="You don't see their posts in your feed. We don't tell them."
      empty="You haven't muted anyone."
      loading="Loading"
      people={list.data?.people}
      list={list}
      action={{
        label: "Unmute",
        busyId: show.isPending ? show.variables._id : undefined,
        onPress: (person) => show.mutate(person),
      }}
    />
  );
}
