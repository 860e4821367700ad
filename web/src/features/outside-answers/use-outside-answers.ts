import type { OutsideAnswerTarget } from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { OutsideAnswer } from "@cardplaza/contract/outside-answers/outside-answers";
import { NOTIFICATION_EVENT } from "@cardplaza/contract/notifications/notification-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../lib/api.ts";
import { useNews } from "../../lib/live/use-news.ts";
import { problemText } from "../../lib/problem-text.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { OUTSIDE_WORDS } from "./outside-answers-words.ts";
import { dropQuestion, type Outside } from "./went-outside.ts";

const READ = "GET /api/outside-answers";

/** All about one record, or with `null` the open questions to the member, which many parts of a screen share. */
export const useOutsideAnswers = (about: { targetType: OutsideAnswerTarget; targetId: string } | null) =>
  useQuery({
    ...query[READ]({ query: about ?? {} }),
    staleTime: 0,
    select: ({ outsideAnswers }) => outsideAnswers,
  });

/** The other side's question comes with a notice. */
export function useNewsOfOutsideAnswers() {
  const queryClient = useQueryClient();
  useNews(NOTIFICATION_EVENT, () => void queryClient.invalidateQueries({ queryKey: [READ] }));
}

/** It cannot be done, now or later: the record is gone, was answered already, or is not the member's. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);

/** "Yes, I reached them." Without a network the question stays. */
export function useClaim() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ type, id, way }: Outside) =>
      api["POST /api/outside-answers"]({ body: { targetType: type, targetId: id, way } }),
    onSuccess: ({ outsideAnswer: { asked, status } }, { type, name, way }) => {
      dropQuestion();
      const isOpen = asked && status === "claimed";
      const weAsk = type === "referral" ? OUTSIDE_WORDS.weAskGiver : OUTSIDE_WORDS.weAsk(name);
      toast({ title: OUTSIDE_WORDS.marked(way), ...(isOpen && { description: weAsk }) });
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (!isFinal(error)) return;
      dropQuestion();
      toast({
        title: OUTSIDE_WORDS.notMarked,
        description: problemText(error),
        variant: "destructive",
      });
    },
  });
}

/** The other side's yes or no. */
export function useConfirm({ _id: id, name, targetType }: OutsideAnswer) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (confirmed: boolean) =>
      api["PATCH /api/outside-answers/:id"]({ params: { id }, body: { confirmed } }),
    onSuccess: (_answer, confirmed) => {
      const hasClock = targetType === "enquiry" || targetType === "application";
      const description = confirmed ? OUTSIDE_WORDS.confirmed(name) : OUTSIDE_WORDS.denied(name);
      toast({ title: OUTSIDE_WORDS.thanks, ...(hasClock && { description }) });
      return queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (isFinal(error)) void queryClient.invalidateQueries({ queryKey: [READ] });
      toast({ title: OUTSIDE_WORDS.notSent, description: problemText(error), variant: "destructive" });
    },
  });
}
