import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { problemText } from "../../lib/problem-text.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useRefreshLeads } from "./use-my-leads.ts";

/** One lead with all around it. */
export const useLead = (id: string) =>
  useQuery({ ...query["GET /api/leads/:id"]({ params: { id } }), staleTime: 0 });

/** Refetched before the change counts as done, so that nothing jumps back. */
const useLeadChange = <Sent>(change: (sent: Sent) => Promise<unknown>) => {
  const refresh = useRefreshLeads();
  return useMutation({ mutationFn: change, onSuccess: refresh });
};

export const useDeleteNote = (id: string) =>
  useLeadChange((noteId: string) => api["DELETE /api/leads/:id/notes/:noteId"]({ params: { id, noteId } }));

export const useTagLead = (id: string) =>
  useLeadChange((tags: string[]) => api["PUT /api/leads/:id/tags"]({ params: { id }, body: { tags } }));

export const useSetReminder = (id: string) =>
  useLeadChange((at: string | null) => api["PUT /api/leads/:id/reminder"]({ params: { id }, body: { at } }));

export const useMergeLeads = (keepId: string) =>
  useLeadChange((mergeIds: string[]) => api["POST /api/leads/merge"]({ body: { keepId, mergeIds } }));

export const useUndoMerge = () =>
  useLeadChange((mergeId: string) => api["POST /api/leads/merge/undo"]({ body: { mergeId } }));

export const useDeleteLead = () =>
  useLeadChange((id: string) => api["DELETE /api/leads/:id"]({ params: { id } }));

export function useSaveContact(id: string, name: string) {
  return useMutation({
    mutationFn: async () => {
      const file = await api["GET /api/leads/:id/vcard"]({ params: { id } });
      saveFile(file, `${name.replace(/[^\p{L}\p{N} .-]/gu, "").trim() || "lead"}.vcf`);
    },
    onError: (error) =>
      toast({ title: "The contact was not saved", description: problemText(error), variant: "destructive" }),
  });
}
