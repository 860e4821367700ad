import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/api.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import { ReportForm, type ReportWords } from "../../../moderation/report-form.tsx";

export function ReportProductDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const report = useMutation({
    mutationFn: (body: ReportWords) =>
      api["POST /api/products/:id/report"]({ params: { id: productId }, body }),
    onSuccess: () => {
      onClose();
      toast({ title: "Report received", description: "Thank you. We will look at this product." });
    },
  });
  return (
    <ReportForm
      title="Report this product"
      reasons={REPORT_REASONS}
      busy={report.isPending}
      problem={report.isError ? problemText(report.error) : undefined}
      onReport={(words) => report.mutate(words)}
      onClose={onClose}
    />
  );
}
