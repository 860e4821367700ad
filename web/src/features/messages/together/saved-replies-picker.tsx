import { MessageSquareQuote, Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from "../../../ui/overlays/menu.tsx";
import { SavedRepliesDialog } from "../../enquiries/thread/saved-replies-dialog.tsx";
import { useSavedReplies } from "../../enquiries/use-enquiry.ts";
import { REPLIES_WORDS } from "../words/together-words.ts";

interface SavedRepliesPickerProps {
  /** What is typed: it stays before the reply. */
  text: string;
  onChoose: (text: string) => void;
}

/** The answers that a member uses often, the same as for enquiries. */
export function SavedRepliesPicker({ text, onChoose }: SavedRepliesPickerProps) {
  const { data: replies, error } = useSavedReplies();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={REPLIES_WORDS.replies}
            title={REPLIES_WORDS.replies}
          >
            <MessageSquareQuote />
          </Button>
        </MenuTrigger>
        <MenuContent align="start">
          {replies?.map((reply) => (
            <MenuItem
              key={reply.title}
              onSelect={() => onChoose([text.trim(), reply.body].filter(Boolean).join("\n\n"))}
            >
              <span className="truncate">{reply.title}</span>
            </MenuItem>
          ))}
          {replies?.length === 0 && <MenuLabel>{REPLIES_WORDS.none}</MenuLabel>}
          {error && <MenuLabel>{REPLIES_WORDS.failed}</MenuLabel>}
          <MenuSeparator />
          <MenuItem disabled={!replies} onSelect={() => setEditing(true)}>
            <Pencil /> {REPLIES_WORDS.edit}
          </MenuItem>
        </MenuContent>
      </Menu>
      {editing && replies && <SavedRepliesDialog saved={replies} onClose={() => setEditing(false)} />}
    </>
  );
}
