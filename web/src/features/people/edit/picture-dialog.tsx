import type { UserProfile } from "@cardplaza/contract/people/profile";
import { LateCropDialog } from "../../../forms/pictures/late-crop-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { PICTURE_KINDS, type PictureKind } from "./picture-kinds.ts";
import { useSavePicture } from "./use-save-picture.ts";

interface PictureDialogProps {
  kind: PictureKind;
  /** The address under which the browser shows the chosen file. */
  url: string;
  profile: UserProfile;
  onClose: () => void;
}

/** Cuts the part to show out of the chosen picture and saves it. */
export function PictureDialog({ kind, url, profile, onClose }: PictureDialogProps) {
  const { save, progress } = useSavePicture(profile, kind);
  const words = PICTURE_KINDS[kind];
  const savePicture = (picture: Blob) =>
    save.mutate(picture, {
      onSuccess() {
        toast({ title: words.saved });
        onClose();
      },
    });
  return (
    <LateCropDialog
      title={words.title}
      url={url}
      aspect={words.aspect}
      useLabel={words.save}
      busy={save.isPending}
      onCut={savePicture}
      onClose={onClose}
    >
      <div aria-live="polite" className="mt-4 empty:hidden">
        {progress !== undefined && (
          <ProgressBar label={`Uploading ${words.title.toLowerCase()}`} value={progress} />
        )}
      </div>
      {save.error && (
        <Notice tone="danger" live className="mt-4">
          {problemText(save.error)}
        </Notice>
      )}
    </LateCropDialog>
  );
}
