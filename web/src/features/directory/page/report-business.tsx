import type { Listing } from "@cardplaza/contract/directory/listings";
import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

const ReportBusinessDialog = latePart(() =>
  import("./report-business-dialog.tsx").then((module) => module.ReportBusinessDialog),
);

export function ReportBusiness({ listing }: { listing: Listing }) {
  const { status } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <p>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        onClick={() =>
          status === "member"
            ? setOpen(true)
            : toast({ title: "Login Required", description: "You need to login to report a business." })
        }
      >
        <Flag /> Report this business
      </Button>
      {open && (
        <Suspense>
          <ReportBusinessDialog listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
