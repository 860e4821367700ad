import type { SavedReply } from "@cardplaza/contract/enquiries/enquiry-saved-replies";
import {
  ENQUIRY_REPLY_MAX,
  FREE_SAVED_REPLIES,
  MAX_SAVED_REPLIES,
  SAVED_REPLY_TITLE_MAX,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { Lock, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { useChangeSavedReplies, useMostSavedReplies } from "../use-enquiry.ts";

interface SavedRepliesDialogProps {
  saved: readonly SavedReply[];
  onClose: () => void;
}

type Edited = SavedReply & { key: string };
const edited = (reply: SavedReply): Edited => ({ ...reply, key: crypto.randomUUID() });

export function SavedRepliesDialog({ saved, onClose }: SavedRepliesDialogProps) {
  const [replies, setReplies] = useState(() =>
    (saved.length > 0 ? saved : [{ title: "", body: "" }]).map(edited),
  );
  const save = useChangeSavedReplies();
  const most = useMostSavedReplies() ?? MAX_SAVED_REPLIES;
  const upgrade = useUpgradeDialog();
  const isFull = replies.length >= most;
  const fields = (save.error instanceof ApiError && save.error.fields) || {};
  const change = (key: string, part: Partial<SavedReply>) =>
    setReplies((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = replies.filter(({ title, body }) => title.trim() || body.trim());
    if (!save.isPending)
      save.mutate(
        filled.map(({ title, body }) => ({ title, body })),
        { onSuccess: onClose },
      );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Saved replies" description="Save answers you use often.">
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
          {replies.map(({ key, title, body }, index) => (
            <fieldset key={key} className="grid grid-cols-1 gap-3 rounded-card border border-line p-4">
              <legend className="sr-only">Reply {index + 1}</legend>
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
                <Field label="Title" error={fields[`replies.${index}.title`]}>
                  <TextField
                    maxLength={SAVED_REPLY_TITLE_MAX}
                    value={title}
                    onChange={(event) => change(key, { title: event.target.value })}
                  />
                </Field>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Delete reply ${index + 1}`}
                  onClick={() => setReplies((now) => now.filter((each) => each.key !== key))}
                >
                  <Trash2 />
                </Button>
              </div>
              <Field label="Reply" error={fields[`replies.${index}.body`]}>
                <TextArea
                  rows={3}
                  maxLength={ENQUIRY_REPLY_MAX}
                  value={body}
                  onChange={(event) => change(key, { body: event.target.value })}
                />
              </Field>
            </fieldset>
          ))}
          {isFull && most < MAX_SAVED_REPLIES ? (
            <Notice
              title={`${FREE_SAVED_REPLIES} replies are free`}
              action={
                <Button
                  variant="secondary"
                  size="sm"
                  aria-haspopup="dialog"
                  onClick={() => {
                    onClose();
                    upgrade.show();
                  }}
                >
                  <Lock /> See Premium
                </Button>
              }
            >
              Premium saves up to {MAX_SAVED_REPLIES}.
            </Notice>
          ) : (
            <Button
              variant="secondary"
              className="w-fit"
              aria-disabled={isFull}
              onClick={() => setReplies((now) => [...now, edited({ title: "", body: "" })])}
            >
              <Plus /> Add a reply
            </Button>
          )}
          {save.error && (
            <Notice tone="danger" live>
              {problemText(save.error)}
            </Notice>
          )}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={save.isPending}>
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
