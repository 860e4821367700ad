import { CARD_TOAST } from "@cardplaza/contract/card-words";
import type { Card } from "@cardplaza/contract/cards";
import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { useSession } from "../../../lib/session.ts";
import { lazyWithQueries } from "../../../shell/lazy-with-queries.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";

const ReportDialog = lazyWithQueries(() =>
  import("./report-dialog.tsx").then((module) => module.ReportDialog),
);

/** Report and block, on every card that is not one's own. */
export function CardMenu({ card }: { card: Card }) {
  const { status } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <p className="mt-4 text-center">
      <Button
        variant="ghost"
        size="sm"
        onClick={() =>
          status === "member"
            ? setOpen(true)
            : toast({ ...CARD_TOAST.loginToSave, description: "You need to login to report a card." })
        }
      >
        <Flag /> Report or block
      </Button>
      {open && (
        <Suspense>
          <ReportDialog card={card} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </p>
  );
}
