import { CARD_TOAST } from "@cardplaza/contract/card-words";
import type { Card } from "@cardplaza/contract/cards";
import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { lazyWithQueries } from "../../../shell/lazy-with-queries.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { EnquireButton } from "../../enquiries/enquire-button.tsx";

const ReportDialog = lazyWithQueries(() =>
  import("./report-dialog.tsx").then((module) => module.ReportDialog),
);

/** Ask its owner for something, report and block, on every card that is not one's own. */
export function CardMenu({ card }: { card: Card }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const askToSignIn = () =>
    toast({
      ...CARD_TOAST.loginToReport,
      action: {
        label: "Sign in",
        onPress: () => void navigate(`/auth?redirect=${encodeURIComponent(pathname)}`),
      },
    });
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-2">
      {card.contactFormEnabled && (
        <EnquireButton variant="ghost" size="sm" target={{ type: "card", id: card._id, name: card.name }} />
      )}
      <Button variant="ghost" size="sm" onClick={() => (status === "member" ? setOpen(true) : askToSignIn())}>
        <Flag /> Report or block
      </Button>
      {open && (
        <Suspense>
          <ReportDialog card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
