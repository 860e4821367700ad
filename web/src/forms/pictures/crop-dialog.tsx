import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { Crop } from "./crop-area.ts";
import { CropFrame } from "./crop-frame.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";
import { cutPicture, UNREADABLE } from "./draw-picture.ts";
import { Notice } from "../../ui/notice.tsx";

interface CropDialogProps {
  title: string;
  /** The address under which the browser shows the chosen file. */
  url: string;
  /** Width over height. */
  aspect: number;
  useLabel?: string;
  /** What is cut is on its way; it can only be waited for or cancelled. */
  busy?: boolean;
  onCut: (picture: Blob) => void;
  onClose: () => void;
  /** Between the picture and the buttons: how far it is, what went wrong. */
  children?: ReactNode;
}

/** Cuts the wanted shape out of the chosen picture. */
export function CropDialog(props: CropDialogProps) {
  const { title, url, aspect, useLabel = "Use picture", busy = false, onCut, onClose, children } = props;
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [problem, setProblem] = useState<string>();
  const cut = () => {
    if (!image.current || !crop) return;
    void cutPicture(image.current, aspect, crop).then(onCut, (error: Error) => setProblem(error.message));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description="Drag the picture, or use the arrow keys, until it sits well.">
        {problem ? (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        ) : (
          <CropFrame
            url={url}
            aspect={aspect}
            image={image}
            crop={crop}
            onCrop={setCrop}
            onUnreadable={() => setProblem(UNREADABLE)}
            disabled={busy}
          />
        )}
        {children}
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={!crop || problem !== undefined} onClick={cut}>
            {useLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
