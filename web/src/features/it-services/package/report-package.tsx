import type { ItPackage } from "@cardplaza/contract/it-services/it-packages";
import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import { useMutation } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ReportForm, type ReportWords } from "../../moderation/report-form.tsx";

export function ReportPackage({ one }: { one: ItPackage }) {
  const { status } = useSession();
  const [open, setOpen] = useState(false);
  const report = useMutation({
    mutationFn: (body: ReportWords) =>
      api["POST /api/it-services/packages/:id/report"]({ params: { id: one._id }, body }),
    onSuccess: () => {
      setOpen(false);
      toast({ title: "Report received", description: "Thank you. We will look at this package." });
    },
  });
  return (
    <p>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        onClick={() =>
          status === "member"
            ? setOpen(true)
            : toast({ title: "Login Required", description: "You need to login to report a package." })
        }
      >
        <Flag /> Report this package
      </Button>
      {open && (
        <ReportForm
          title="Report this package"
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
