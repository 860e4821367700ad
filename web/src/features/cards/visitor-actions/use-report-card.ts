import type { Card } from "@cardplaza/contract/cards/cards";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, ApiError } from "../../../lib/api.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import type { ReportWords } from "../../moderation/report-form.tsx";

export function useReportCard(card: Card, onDone: () => void) {
  const navigate = useNavigate();
  const report = async (body: ReportWords) => {
    await api["POST /api/business-cards/:id/report"]({ params: { id: card._id }, body });
    toast({ title: "Report received", description: "Thank you. We will look at this card." });
  };
  const block = useMutation({
    mutationFn: () => {
      const userId = typeof card.user_id === "string" ? card.user_id : card.user_id._id;
      return api["PUT /api/blocks/:userId"]({ params: { userId } });
    },
    onSuccess: async () => {
      onDone();
      toast({ title: "Person blocked", description: "You no longer see each other's cards." });
      await navigate("/");
    },
    onError: (error: unknown) =>
      toast({
        title: "Error",
        description: error instanceof ApiError ? error.reason : "You seem to be offline. Please try again.",
        variant: "destructive",
      }),
  });
  return { report, block };
}
