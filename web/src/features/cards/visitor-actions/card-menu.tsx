import { CARD_TOAST } from "@cardplaza/contract/cards/card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { Flag } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { lazyWithQueries } from "../../../first-visit/lazy-with-queries.tsx";
import { Button } from "../../../ui/button.tsx";
import type { ToastRequest } from "../../../ui/overlays/toast-store.ts";
import { EnquireButton } from "../../enquiries/enquire-button.tsx";
import { ProfileLink } from "./profile-link.tsx";

const ReportDialog = lazyWithQueries(() =>
  import("./report-dialog.tsx").then((module) => module.ReportDialog),
);

interface CardMenuProps {
  card: Card;
  /** Present if nobody is signed in. */
  askToSignIn?: (words: ToastRequest) => void;
  /** What only members can do. */
  menu?: ReactNode;
}

/** Enquire, the profile, report and block, on every card that is not the member's own. */
export function CardMenu({ card, askToSignIn, menu }: CardMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-2 noscript:hidden print:hidden">
      {card.contactFormEnabled && (
        <EnquireButton variant="ghost" size="sm" target={{ type: "card", id: card._id, name: card.name }} />
      )}
      {card.profilePath && <ProfileLink to={card.profilePath}>Profile</ProfileLink>}
      {menu}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => (askToSignIn ? askToSignIn(CARD_TOAST.loginToReport) : setOpen(true))}
      >
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
