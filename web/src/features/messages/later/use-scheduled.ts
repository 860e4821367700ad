import type { ScheduledMessage } from "@cardplaza/contract/messages/messages";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

const LIST = query["GET /api/messages/scheduled"]();

/** After a message was left to be sent later. */
export const SCHEDULED_KEY = [LIST.queryKey[0]];

export const useScheduled = () => useQuery({ ...LIST, staleTime: 0, select: ({ scheduled }) => scheduled });

export function useChangeScheduled() {
  const client = useQueryClient();
  const change = (edit: (all: ScheduledMessage[]) => ScheduledMessage[]) =>
    client.setQueryData(LIST.queryKey, (now) => now && { scheduled: edit(now.scheduled) });
  const save = useMutation({
    mutationFn: ({ id, ...body }: { id: string; body?: string; sendAt?: string }) =>
      api["PATCH /api/messages/scheduled/:id"]({ params: { id }, body }),
    onSuccess: (saved) =>
      change((all) =>
        all
          .map((each) => (each._id === saved._id ? saved : each))
          .toSorted((a, b) => a.sendAt.localeCompare(b.sendAt)),
      ),
  });
  const remove = useMutation({
    mutationFn: (id: string) => api["DELETE /api/messages/scheduled/:id"]({ params: { id } }),
    onSuccess: (_, id) => change((all) => all.filter(({ _id }) => _id !== id)),
  });
  return { save, remove };
}
