import { CARD_TOAST } from "@cardplaza/contract/cards/card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { type ReactNode, Suspense, useState } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { SavedCopyNote } from "../../../site/saved-copy-note.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { copyCardLink, shareCard } from "../share/use-share-card.ts";
import { CardView } from "../view/card-view.tsx";
import { CardSelect } from "../tools/card-select.tsx";
import { CardStatistics } from "./card-statistics.tsx";
import { CardTracking } from "./card-tracking.tsx";
import { EmailSignatureDialog } from "../tools/email-signature-dialog.tsx";
import { IncompleteBanner } from "./incomplete-banner.tsx";
import { PremiumLeftovers } from "./premium-leftovers.tsx";
import { LateQrModal } from "../share/late-qr-modal.tsx";
import { MyCardSkeleton } from "../own-cards/my-card-skeleton.tsx";
import { NoCard } from "../own-cards/no-card.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentlyDeleted } from "../own-cards/recently-deleted.tsx";
import { SectionHeading } from "../own-cards/section-heading.tsx";
import { TakenOver } from "../team/taken-over.tsx";
import { ToolsPanel } from "../tools/tools-panel.tsx";
import { useIncompleteReminder } from "./use-incomplete-reminder.ts";
import { useMyCard } from "./use-my-card.ts";

/** `?show=qr`: the code fills the screen at once, for the app's shortcut. */
const SHOW_QR = "qr";

// Late here because it is late on the public card: imported at once by one of them, it would be in the files of both.
const OwnersShare = latePart(() => import("../share/owner-actions.tsx").then((module) => module.OwnersShare));
const OwnersActions = latePart(() =>
  import("../share/owner-actions.tsx").then((module) => module.OwnersActions),
);

/** `notice` is shown above the card in every state. */
export function MyCard({ notice }: { notice?: ReactNode }) {
  const { state, cards, hasOwn, card, owner, design, isFetching, refetch } = useMyCard();
  return (
    <>
      <SectionHeading
        title="My Digital Business Card"
        actions={state === "there" && card && <CardSelect cards={cards} value={card._id} />}
      />
      <SavedCopyNote of="/api/business-cards" className="mb-5" />
      {notice}
      {state === "loading" ? (
        <MyCardSkeleton />
      ) : state === "failed" ? (
        <ErrorState title="Your card did not load" retrying={isFetching} onRetry={refetch} />
      ) : card ? (
        <>
          {owner !== null && <TakenOver owner={owner} hasOwn={hasOwn} />}
          <OwnCard key={card._id} card={card} design={design} />
        </>
      ) : (
        <NoCard />
      )}
      {state === "there" && (
        <>
          <PremiumLeftovers className="mt-6" />
          <RecentlyDeleted of="own" className="mt-6" />
        </>
      )}
    </>
  );
}

function OwnCard({ card, design }: { card: Card; design: Customization }) {
  const [asked, ask] = useAddressParam("show");
  const fillsWithQr = asked === SHOW_QR && !card.isIncomplete;
  const [shown, setShown] = useState<"qr" | "signature" | null>(null);
  useIncompleteReminder(card);
  const close = () => {
    setShown(null);
    if (asked) ask(null);
  };
  return (
    <>
      {card.isIncomplete && <IncompleteBanner cardId={card._id} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_300px]">
        <CardView
          card={card}
          design={design}
          mode="card"
          headingLevel={2}
          ownersMain={
            <Suspense>
              <OwnersShare card={card} />
            </Suspense>
          }
          ownersWay={
            <Suspense>
              <OwnersActions card={card} onSaveContact={() => toast(CARD_TOAST.contactSaved)} />
            </Suspense>
          }
          handlers={{
            onShare: () => void shareCard(card),
            onShowQr: () => setShown("qr"),
            onSaveContact: () => toast(CARD_TOAST.contactSaved),
          }}
        />
        <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-1">
          <QuickActions
            card={card}
            onCopyLink={() => void copyCardLink(card)}
            onShowQr={() => setShown("qr")}
            onShowSignature={() => setShown("signature")}
          />
          <CardTracking cardId={card._id} />
          <CardStatistics card={card} />
          <ToolsPanel />
        </div>
      </div>
      {(shown === "qr" || fillsWithQr) && (
        <LateQrModal card={card} open startsFull={fillsWithQr} onOpenChange={close} />
      )}
      {shown === "signature" && <EmailSignatureDialog card={card} onClose={close} />}
    </>
  );
}
