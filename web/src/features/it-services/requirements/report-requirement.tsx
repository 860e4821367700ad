import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import { useMutation } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ReportForm, type ReportWords } from "../../moderation/report-form.tsx";

/** For providers: a requirement that is not meant seriously, or asks for what it may not. */
export function ReportRequirement({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const report = useMutation({
    mutationFn: (body: ReportWords) =>
      api["POST /api/it-services/requirements/:id/report"]({ params: { id }, body }),
    onSuccess: () => {
      setOpen(false);
      toast({ title: "Report received", description: "Thank you. We will look at this requirement." });
    },
  });
  return (
    <p className="mt-4">
      <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setOpen(true)}>
        <Flag /> Report this requirement
      </Button>
      {open && (
        <ReportForm
          title="Report this requirement"
          reasons={REPORT_REASONS}
          busy={report.isPending}
          problem={report.isError ? problemText(report.error) : undefined}
          onReport={(words) => report.mutate(words)}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}
