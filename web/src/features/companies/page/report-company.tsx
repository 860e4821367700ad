import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

const ReportCompanyDialog = latePart(() =>
  import("./report-company-dialog.tsx").then((module) => module.ReportCompanyDialog),
);

export function ReportCompany({ companyId }: { companyId: string }) {
  const { status } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <p className="mt-10">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        onClick={() =>
          status === "member"
            ? setOpen(true)
            : toast({ title: "Login Required", description: "You need to login to report a company." })
        }
      >
        <Flag /> Report this company
      </Button>
      {open && (
        <Suspense>
          <ReportCompanyDialog companyId={companyId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
