import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { PROFILE_TEXT } from "@cardplaza/contract/profile/profile-words";
import { LateCropDialog } from "../../forms/pictures/late-crop-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { problemText } from "../../lib/problem-text.ts";
import { useSavePhoto } from "./use-save-photo.ts";

interface PhotoDialogProps {
  /** The address under which the browser shows the chosen file. */
  url: string;
  profile: UserProfile;
  onClose: () => void;
}

/** Cuts a square out of the chosen picture and saves it. */
export function PhotoDialog({ url, profile, onClose }: PhotoDialogProps) {
  const { save, progress } = useSavePhoto(profile);
  const savePortrait = (portrait: Blob) =>
    save.mutate(portrait, {
      onSuccess() {
        toast({ title: PROFILE_TEXT.photoSaved });
        onClose();
      },
    });
  return (
    <LateCropDialog
      title="Your photo"
      url={url}
      aspect={1}
      useLabel="Save photo"
      busy={save.isPending}
      onCut={savePortrait}
      onClose={onClose}
    >
      <div aria-live="polite" className="mt-4 empty:hidden">
        {progress !== undefined && <ProgressBar label="Uploading your photo" value={progress} />}
      </div>
      {save.error && (
        <Notice tone="danger" live className="mt-4">
          {problemText(save.error)}
        </Notice>
      )}
    </LateCropDialog>
  );
}
