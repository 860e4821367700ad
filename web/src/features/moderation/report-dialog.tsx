import type { Api } from "@cardplaza/contract/api";
import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import { api } from "../../lib/api.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { ReportForm } from "./report-form.tsx";

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

export const ReportDialog = ({ call, id, noun, onClose, onReported }: ReportDialogProps) => (
  <ReportForm
    title={`Report this ${noun}`}
    reasons={REPORT_REASONS}
    report={async (body) => {
      await api[call]({ params: { id }, body });
      onReported?.();
      toast({ title: "Report received", description: `Thank you. We will look at this ${noun}.` });
    }}
    onClose={onClose}
  />
);
