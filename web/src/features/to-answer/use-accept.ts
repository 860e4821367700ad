import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, callPath } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { readToAnswerAgain, takeOut } from "./use-to-answer.ts";
import { KIND_WORDS, TO_ANSWER_WORDS } from "./to-answer-words.ts";

/** Not found, conflict, gone, wrong state: it was answered elsewhere. */
const IS_ANSWERED = [404, 409, 410, 422];

/** Makes the call that accepts it. The row leaves, and what it concerns is read again wherever it is shown. */
export function useAccept(item: ToAnswerItem) {
  const queryClient = useQueryClient();
  const { kind, title, subtitle, accept } = item;
  return useMutation({
    mutationFn: async () => {
      if (accept) await callPath(accept.method, accept.path, accept.body);
    },
    onSuccess: () => {
      takeOut(queryClient, item);
      toast({
        title: TO_ANSWER_WORDS.accepted(KIND_WORDS[kind]),
        description: TO_ANSWER_WORDS.openOf(title, subtitle),
      });
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      const isAnswered = error instanceof ApiError && IS_ANSWERED.includes(error.status);
      if (isAnswered) void readToAnswerAgain(queryClient);
      toast({
        title: TO_ANSWER_WORDS.notAccepted(KIND_WORDS[kind]),
        description: isAnswered ? TO_ANSWER_WORDS.isAnswered : problemText(error),
        variant: "destructive",
      });
    },
  });
}
