import { Paperclip, Share2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FileInput } from "../files/file-input.tsx";
import { ChooseTimeDialog } from "../later/choose-time-dialog.tsx";
import { ShareDialog } from "../share/share-dialog.tsx";
import type { ShareItem } from "../share/share-item.ts";
import { EditSavedReplies } from "../together/edit-saved-replies.tsx";
import { SavedRepliesPicker } from "../together/saved-replies-picker.tsx";
import { FILES_WORDS } from "../words/files-words.ts";
import { LATER_WORDS } from "../words/later-words.ts";
import { SHARE_WORDS } from "../words/share-words.ts";
import { MoreMenu } from "./more-menu.tsx";

export interface ComposerToolsProps {
  text: string;
  onText: (text: string) => void;
  /** No further file fits. */
  isFull: boolean;
  onFiles: (files: File[]) => void;
  onShare: (item: ShareItem) => void;
  /** Undefined where nothing is sent later. */
  onLater: ((at: string) => void) | undefined;
  canSend: boolean;
}

export type ToolDialog = "share" | "replies" | "time";

/** What goes with a message besides its text: buttons where there is room, one menu where there is not. */
export function ComposerTools(props: ComposerToolsProps) {
  const { text, onText, isFull, onFiles, onShare, onLater } = props;
  const input = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  const chooseFiles = () => input.current?.click();
  const close = () => setDialog(null);
  return (
    <>
      <FileInput input={input} onFiles={onFiles} />
      <div className="hidden shrink-0 @xl:flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={FILES_WORDS.attach}
          title={FILES_WORDS.attach}
          aria-disabled={isFull}
          onClick={() => !isFull && chooseFiles()}
        >
          <Paperclip />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={SHARE_WORDS.open}
          title={SHARE_WORDS.open}
          onClick={() => setDialog("share")}
        >
          <Share2 />
        </Button>
        <SavedRepliesPicker text={text} onChoose={onText} />
      </div>
      <MoreMenu {...props} onChooseFiles={chooseFiles} onOpen={setDialog} className="@xl:hidden" />
      {dialog === "share" && <ShareDialog onShare={onShare} onClose={close} />}
      {dialog === "replies" && <EditSavedReplies onClose={close} />}
      {dialog === "time" && onLater && (
        <ChooseTimeDialog title={LATER_WORDS.sendLaterTitle} onChoose={onLater} onClose={close} />
      )}
    </>
  );
}
