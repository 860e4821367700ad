import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { useShowReview } from "./use-review-actions.ts";

export function useReply(reviewId: string) {
  const show = useShowReview();
  return useMutation({
    mutationFn: (body: string) =>
      api["POST /api/reviews/:id/reply"]({ params: { id: reviewId }, body: { body } }),
    onSuccess: ({ review }) => {
      show(reviewId, { ownerReply: review.ownerReply });
      toast({ title: "Reply published" });
    },
  });
}
