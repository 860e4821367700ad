import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { savePicture } from "./group-calls.ts";
import { GroupPictureField } from "./group-picture-field.tsx";

interface PanelPictureProps {
  conversation: ConversationDetail;
  onChanged: (conversation: ConversationDetail) => void;
}

/** The group's picture, saved as soon as it is cut. */
export function PanelPicture({ conversation: { _id, title, picture }, onChanged }: PanelPictureProps) {
  const [progress, setProgress] = useState<number>();
  async function save(next: Blob | null) {
    setProgress(0);
    try {
      onChanged(await savePicture(_id, next, setProgress));
    } catch (error) {
      toast({ title: GROUPS_WORDS.notSaved, description: problemText(error), variant: "destructive" });
    } finally {
      setProgress(undefined);
    }
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <GroupPictureField
        name={title}
        shownAt={picture && pictureUrl(picture, 200)}
        busy={progress !== undefined}
        onChange={(next) => void save(next)}
      />
      {progress !== undefined && <ProgressBar label={GROUPS_WORDS.uploadingPicture} value={progress} />}
    </div>
  );
}
