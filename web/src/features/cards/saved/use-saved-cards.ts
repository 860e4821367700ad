import { MEMBER_TOAST } from "@cardplaza/contract/cards/own-card-words";
import type { SavedCardNote } from "@cardplaza/contract/cards/saved/saved-cards";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { CARD_LIST } from "../card-data.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { unlessGone } from "../own-cards/unless-gone.ts";
import { useFailureToast } from "../own-cards/use-failure-toast.ts";

const SAVED = query["GET /api/business-cards/saved"]();

export function useSavedCards() {
  const saved = useQuery({ ...SAVED, ...CARD_LIST });
  // As specified: a response that is not OK empties the list silently. A network failure is shown.
  const isSilent = saved.error instanceof ApiError;
  const isError = saved.isError && !isSilent;
  useFailureToast({ ...saved, isError }, MEMBER_TOAST.savedFailed);
  return { ...saved, isError, data: isSilent ? [] : saved.data?.savedCards };
}

function useRefreshSaved() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [SAVED.queryKey[0]] });
}

export function useUnsaveCard() {
  const refresh = useRefreshSaved();
  return useMutation({
    mutationFn: (cardId: string) =>
      api["DELETE /api/business-cards/unsave/:cardId"]({ params: { cardId } }).catch(unlessGone),
    onSuccess: async () => {
      toast(MEMBER_TOAST.unsaved);
      await refresh();
    },
    onError: () => toast({ ...MEMBER_TOAST.unsaveFailed, variant: "destructive" }),
  });
}

export function useNoteOnCard() {
  const refresh = useRefreshSaved();
  return useMutation({
    mutationFn: ({ cardId, ...body }: SavedCardNote & { cardId: string }) =>
      api["PATCH /api/business-cards/saved/:cardId"]({ params: { cardId }, body }),
    onSuccess: refresh,
  });
}

export function useExportSaved() {
  return useMutation({
    mutationFn: async (format: "vcf" | "csv") => {
      const file = await api["GET /api/business-cards/saved/export"]({ query: { format } });
      saveFile(file, `saved-cards.${format}`);
    },
    onError: (error) =>
      toast({
        title: "Your saved cards were not exported",
        description: problemText(error),
        variant: "destructive",
      }),
  });
}
