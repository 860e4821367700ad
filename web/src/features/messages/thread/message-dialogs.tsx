import { api } from "../../../lib/api.ts";
import { inWords } from "../../../lib/problem-text.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { ReportDialog } from "../../moderation/report-dialog.tsx";
import { ChooseTimeDialog } from "../later/choose-time-dialog.tsx";
import { setReminder } from "../message/set-reminder.ts";
import { ACT_WORDS, DIALOG_WORDS, MESSAGES_WORDS } from "../messages-words.ts";
import { askForChanges } from "../sync/ask-for-changes.ts";
import type { Thread } from "../sync/thread-store.ts";
import { ForwardMessage } from "./forward-message.tsx";
import { LATER_WORDS } from "../words/later-words.ts";
import type { useMessageActs } from "./use-message-acts.ts";

interface MessageDialogsProps {
  thread: Thread;
  open: NonNullable<ReturnType<typeof useMessageActs>["dialog"]>;
  onClose: () => void;
}

/** What a message's menu opens. */
export function MessageDialogs({ thread, open: { act, message }, onClose }: MessageDialogsProps) {
  const { _id: id } = message;
  if (act === "forward") return <ForwardMessage message={message} onClose={onClose} />;
  if (act === "remind")
    return (
      <ChooseTimeDialog
        title={LATER_WORDS.remindTitle}
        onChoose={(at) => setReminder(message, at)}
        onClose={onClose}
      />
    );
  if (act === "report")
    return (
      <ReportDialog
        call="POST /api/messages/:id/report"
        id={id}
        noun={MESSAGES_WORDS.noun}
        onClose={onClose}
      />
    );
  const isForAll = act === "deleteForAll";
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isForAll ? DIALOG_WORDS.deleteForAll : DIALOG_WORDS.deleteForMe}
      description={isForAll ? DIALOG_WORDS.deleteForAllWhy : DIALOG_WORDS.deleteForMeWhy}
      confirmLabel={ACT_WORDS[act]}
      onConfirm={async () => {
        const query = { for: isForAll ? ("all" as const) : ("me" as const) };
        await inWords(api["DELETE /api/messages/:id"]({ params: { id }, query }));
        if (isForAll) await thread.catchUp();
        else thread.remove(id);
        askForChanges();
      }}
    />
  );
}
