import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Crop } from "./crop-area.ts";
import { CropFrame } from "./crop-frame.tsx";
import { cutPicture, UNREADABLE } from "./draw-picture.ts";

interface CropDialogProps {
  title: string;
  /** The address under which the browser shows the chosen file. */
  url: string;
  aspect: number;
  onCut: (picture: Blob) => void;
  onClose: () => void;
}

/** Cuts the wanted shape out of the chosen picture. */
export function CropDialog({ title, url, aspect, onCut, onClose }: CropDialogProps) {
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
          />
        )}
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!crop || problem !== undefined} onClick={cut}>
            Use picture
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
