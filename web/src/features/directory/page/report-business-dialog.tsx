import type { Listing } from "@cardplaza/contract/directory/listings";
import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ReportForm, type ReportWords } from "../../moderation/report-form.tsx";

export function ReportBusinessDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const report = useMutation({
    mutationFn: (body: ReportWords) =>
      api["POST /api/business-listings/:id/report"]({ params: { id: listing._id }, body }),
    onSuccess: () => {
      onClose();
      toast({ title: "Report received", description: "Thank you. We will look at this business." });
    },
  });
  return (
    <ReportForm
      title="Report this business"
      reasons={REPORT_REASONS}
      busy={report.isPending}
      problem={report.isError ? problemText(report.error) : undefined}
      onReport={(words) => report.mutate(words)}
      onClose={onClose}
    />
  );
}
