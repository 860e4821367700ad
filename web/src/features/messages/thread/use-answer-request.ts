import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import type { Message } from "@cardplaza/contract/messages/message";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { MESSAGES_WORDS, REQUEST_WORDS } from "../messages-words.ts";
import { askForChanges } from "../sync/ask-for-changes.ts";
import { readListsAgain, showDetail } from "../sync/conversation-cache.ts";

const [, SCAM] = REPORT_REASONS;

/** The answers to a request, or to the invitation to a group. */
export function useAnswerRequest({ _id: id }: Pick<ConversationDetail, "_id">, onLeft: () => void) {
  const client = useQueryClient();
  const params = { id };
  const onError = (error: Error) =>
    void toast({ title: MESSAGES_WORDS.notDone, description: problemText(error), variant: "destructive" });
  const leave = (title: string, description: string) => {
    toast({ title, description });
    void readListsAgain(client);
    askForChanges();
    onLeft();
  };
  const accepting = useMutation({
    mutationFn: () => api["POST /api/conversations/:id/accept"]({ params }),
    onSuccess(detail) {
      showDetail(client, detail);
      void readListsAgain(client);
    },
    onError,
  });
  const declining = useMutation({
    mutationFn: () => api["POST /api/conversations/:id/decline"]({ params }),
    onSuccess: () => leave(REQUEST_WORDS.declinedToast, REQUEST_WORDS.declinedToastWhy),
    onError,
  });
  const reporting = useMutation({
    async mutationFn(first: Message) {
      await api["POST /api/messages/:id/report"]({ params: { id: first._id }, body: { reason: SCAM } });
      await api["POST /api/conversations/:id/decline"]({ params });
    },
    onSuccess: () => leave(REQUEST_WORDS.scamReported, REQUEST_WORDS.scamReportedWhy),
    onError,
  });
  return {
    accept: () => accepting.mutate(),
    isAccepting: accepting.isPending,
    decline: () => declining.mutate(),
    isDeclining: declining.isPending,
    reportScam: (first: Message) => reporting.mutate(first),
    isReporting: reporting.isPending,
  };
}
