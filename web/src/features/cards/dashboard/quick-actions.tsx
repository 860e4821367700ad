import type { Card } from "@cardplaza/contract/cards/cards";
import { ExternalLink, Link2, Lock, Mail, MessageCircle, Palette, Pencil, QrCode } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { Tooltip } from "../../../ui/overlays/tooltip.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { publicPath, shareOnWhatsApp } from "../share/use-share-card.ts";
import { entryState, sectionPath, withWayBack } from "../own-cards/sections.ts";

interface QuickActionsProps {
  card: Card;
  onCopyLink: () => void;
  onShowQr: () => void;
  onShowSignature: () => void;
}

const wide = "w-full justify-start";

export function QuickActions({ card, onCopyLink, onShowQr, onShowSignature }: QuickActionsProps) {
  return (
    <Panel>
      <PanelHeader title="Quick Actions" />
      <div className="grid gap-2">
        <Button asChild variant={card.isIncomplete ? "primary" : "secondary"} className={wide}>
          <Link to={`/edit-card/${card._id}`}>
            <Pencil /> {card.isIncomplete ? "Complete Card" : "Edit Card"}
          </Link>
        </Button>
        <CustomizeDesign isIncomplete={card.isIncomplete} />
        {!card.isIncomplete && (
          <Button asChild variant="secondary" className={wide}>
            <Link to={withWayBack(publicPath(card), "my-card")}>
              <ExternalLink /> View Public Card
            </Link>
          </Button>
        )}
        <Button variant="secondary" className={wide} onClick={onCopyLink}>
          <Link2 /> Copy Link
        </Button>
        <Button variant="secondary" className={wide} onClick={() => shareOnWhatsApp(card)}>
          <MessageCircle /> Share on WhatsApp
        </Button>
        <Button variant="secondary" className={wide} onClick={onShowQr}>
          <QrCode /> Show QR Code
        </Button>
        <Button variant="secondary" className={wide} onClick={onShowSignature}>
          <Mail /> E-mail Signature
        </Button>
      </div>
    </Panel>
  );
}

function CustomizeDesign({ isIncomplete }: { isIncomplete: boolean }) {
  const state = entryState("customization", useIsPremium());
  const upgrade = useUpgradeDialog();
  if (state === "absent") return null;
  const label = (
    <>
      <Palette /> Customize Design
    </>
  );
  if (isIncomplete) {
    return (
      <Tooltip text="Complete your card details first">
        <Button variant="secondary" className={wide} aria-disabled>
          {label}
        </Button>
      </Tooltip>
    );
  }
  return state === "locked" ? (
    <Button variant="secondary" className={wide} onClick={upgrade.show}>
      {label}
      <Lock aria-hidden="true" className="ml-auto text-muted" />
      <span className="sr-only">Premium</span>
    </Button>
  ) : (
    <Button asChild variant="secondary" className={wide}>
      <Link to={sectionPath("customization")}>{label}</Link>
    </Button>
  );
}
