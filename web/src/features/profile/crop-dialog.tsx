import type { UserProfile } from "@cardplaza/contract/profile";
import { PROFILE_TEXT } from "@cardplaza/contract/profile-words";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toast-store.ts";
import { problemText } from "../accounts/form-problem.ts";
import { CropFrame } from "./crop-frame.tsx";
import { type Crop, cutOut } from "./crop-square.ts";
import { useSavePhoto } from "./use-save-photo.ts";

const UNREADABLE = "This file could not be read as a picture. Choose a JPEG, PNG, WebP or GIF.";

interface CropDialogProps {
  /** The address under which the browser shows the chosen file. */
  url: string;
  profile: UserProfile;
  onClose: () => void;
}

/** Cuts a square out of the chosen picture and saves it. */
export function CropDialog({ url, profile, onClose }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const { save, progress } = useSavePhoto(profile);

  const saveCrop = async () => {
    if (!image.current || !crop) return;
    const portrait = await cutOut(image.current, crop);
    save.mutate(portrait, {
      onSuccess() {
        toast({ title: PROFILE_TEXT.photoSaved });
        onClose();
      },
    });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Your photo"
        description="Drag the picture, or use the arrow keys, until it sits well."
      >
        {unreadable ? (
          <Notice tone="danger" live>
            {UNREADABLE}
          </Notice>
        ) : (
          <CropFrame
            url={url}
            image={image}
            crop={crop}
            onCrop={setCrop}
            onUnreadable={() => setUnreadable(true)}
            disabled={save.isPending}
          />
        )}
        <div aria-live="polite" className="mt-4 empty:hidden">
          {progress !== undefined && <ProgressBar label="Uploading your photo" value={progress} />}
        </div>
        {save.error && (
          <Notice tone="danger" live className="mt-4">
            {problemText(save.error)}
          </Notice>
        )}
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={save.isPending} disabled={!crop || unreadable} onClick={() => void saveCrop()}>
            Save photo
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
