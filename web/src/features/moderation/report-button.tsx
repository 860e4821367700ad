import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyWithQueries } from "../../first-visit/lazy-with-queries.tsx";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import type { Reported } from "./report-dialog.tsx";

const ReportDialog = lazyWithQueries(() =>
  import("./report-dialog.tsx").then((module) => module.ReportDialog),
);

/** "Report this company", for members. The form comes when it is opened. */
export function ReportButton({ className, ...reported }: Reported & { className?: string }) {
  const { noun } = reported;
  const { status } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <p className={className}>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        onClick={() =>
          status === "member"
            ? setOpen(true)
            : toast({ title: "Login Required", description: `You need to login to report a ${noun}.` })
        }
      >
        <Flag /> Report this {noun}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog {...reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
