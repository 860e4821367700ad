import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { MEMBER_TOAST } from "@cardplaza/contract/cards/own-card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { QR_TEXT } from "@cardplaza/contract/cards/qr-codes/qr";
import { Download, Maximize2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { downloadPoster } from "./qr-poster.ts";
import { useCodePicture } from "./use-code-picture.ts";

interface QrModalProps {
  card: Card;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The code fills the screen at once. Closed, it gives way to the page. */
  startsFull?: boolean;
}

/** The code to show or to print. It can fill the screen, bright, for an event. */
export function QrModal({ card, open, onOpenChange, startsFull = false }: QrModalProps) {
  const [fills, setFills] = useState(startsFull);
  const [busy, setBusy] = useState(false);
  const fill = useRef<HTMLButtonElement>(null);
  const company = withoutPlaceholder("company", card.company);
  const role = withoutPlaceholder("role", card.role);
  const source = CARD_FILES.qrSvg(card._id);
  const code = useCodePicture(source, () => {
    onOpenChange(false);
    toast({ ...MEMBER_TOAST.qrWithoutCard, variant: "destructive" });
  });
  const alt = `QR code of ${card.name}'s card`;
  const shrink = () => {
    if (startsFull) return onOpenChange(false);
    setFills(false);
    fill.current?.focus();
  };
  const download = async () => {
    setBusy(true);
    try {
      await downloadPoster(card);
    } catch {
      toast({
        title: "Error",
        description: "The QR code could not be downloaded. Please try again.",
        variant: "destructive",
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    // Escape first ends the full screen.
    <Dialog open={open} onOpenChange={(next) => (fills ? shrink() : onOpenChange(next))}>
      <DialogContent
        title={card.name}
        description={[role, company].filter(Boolean).join(", ") || QR_TEXT.scan}
      >
        {code.failed ? (
          <ErrorState title="The QR code did not load" retrying={code.retrying} onRetry={code.retry} />
        ) : (
          <div className="grid justify-items-center gap-3 text-center">
            <div className="rounded-card bg-white p-3">
              <img src={source} alt={alt} {...code.img} width={240} height={240} className="size-60" />
            </div>
            <p className="font-medium">{QR_TEXT.scan}</p>
            <p className="text-sm text-muted">{QR_TEXT.works}</p>
          </div>
        )}
        <DialogFooter hidden={code.failed}>
          <Button ref={fill} variant="secondary" onClick={() => setFills(true)}>
            <Maximize2 /> Fill the screen
          </Button>
          <Button onClick={() => void download()} busy={busy}>
            <Download /> {QR_TEXT.download}
          </Button>
        </DialogFooter>
        {fills && !code.failed && (
          <button
            type="button"
            ref={(button) => button?.focus()}
            aria-label={`QR code of ${card.name}'s card. Tap to close`}
            onClick={shrink}
            // Nothing else can take the focus.
            onKeyDown={(event) => event.key === "Tab" && event.preventDefault()}
            className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 overflow-hidden bg-white p-4 text-center text-black"
          >
            <span className="grid max-w-full gap-0.5">
              <span className="text-xl font-semibold wrap-anywhere">{card.name}</span>
              <span className="wrap-anywhere">{[role, company].filter(Boolean).join(", ")}</span>
            </span>
            <img src={source} alt={alt} {...code.img} className="size-[min(90vw,calc(100dvh-11rem))]" />
            <span className="text-sm text-neutral-600">Tap to close</span>
          </button>
        )}
      </DialogContent>
    </Dialog>
  );
}
