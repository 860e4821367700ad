import { LEAD_TAG_MAX, MAX_LEAD_TAGS } from "@cardplaza/contract/leads/lead-words";
import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { CONVERSATION_WORDS } from "../messages-words.ts";
import { useLabels } from "../sync/use-conversations.ts";
import { useConversationActs } from "./use-conversation-acts.ts";

interface LabelsDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** The member's own labels for a conversation; each press counts at once. */
export function LabelsDialog({ conversation, onClose }: LabelsDialogProps) {
  const { data: known = [] } = useLabels();
  const { label } = useConversationActs(conversation);
  const [typed, setTyped] = useState("");
  const { labels, title } = conversation;
  const offered = [...new Set([...known, ...labels])];
  const isFull = labels.length >= MAX_LEAD_TAGS;
  const toggle = (name: string) =>
    void label(labels.includes(name) ? labels.filter((each) => each !== name) : [...labels, name]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (!name || isFull) return;
    setTyped("");
    if (!labels.includes(name)) void label([...labels, name]);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={CONVERSATION_WORDS.labelsOf(title)} description={CONVERSATION_WORDS.labelsWhy}>
        <div className="grid grid-cols-1 gap-4">
          <ul aria-label={CONVERSATION_WORDS.labels} className="flex flex-wrap gap-2">
            {offered.map((name) => (
              <li key={name} className="max-w-full">
                <ToggleChip
                  pressed={labels.includes(name)}
                  disabled={isFull && !labels.includes(name)}
                  onClick={() => toggle(name)}
                >
                  <span dir="auto" className="truncate">
                    {name}
                  </span>
                </ToggleChip>
              </li>
            ))}
          </ul>
          <form onSubmit={add} className="flex items-end gap-2">
            <Field label={CONVERSATION_WORDS.newLabel} className="min-w-0 flex-1">
              <TextField
                value={typed}
                maxLength={LEAD_TAG_MAX}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
            <Button
              type="submit"
              variant="secondary"
              aria-disabled={!typed.trim() || isFull}
              offlineNote={false}
            >
              {CONVERSATION_WORDS.addLabel}
            </Button>
          </form>
        </div>
      </DialogContent>
    </Dialog>
  );
}
