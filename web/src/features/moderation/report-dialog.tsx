import type { Api } from "@cardplaza/contract/api";
import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { ReportForm, type ReportWords } from "./report-form.tsx";

export interface Reported {
  /** The call that reports it. */
  call: Extract<keyof Api, `POST ${string}/:id/report`>;
  id: string;
  /** What it is, as in "this company". */
  noun: string;
}

interface ReportDialogProps extends Reported {
  onClose: () => void;
  /** What else happens once it was received. */
  onReported?: () => void;
}

export function ReportDialog({ call, id, noun, onClose, onReported }: ReportDialogProps) {
  const report = useMutation({
    mutationFn: (body: ReportWords) => api[call]({ params: { id }, body }),
    onSuccess: () => {
      onClose();
      onReported?.();
      toast({ title: "Report received", description: `Thank you. We will look at this ${noun}.` });
    },
  });
  return (
    <ReportForm
      title={`Report this ${noun}`}
      reasons={REPORT_REASONS}
      busy={report.isPending}
      problem={report.isError ? problemText(report.error) : undefined}
      onReport={(words) => report.mutate(words)}
      onClose={onClose}
    />
  );
}
