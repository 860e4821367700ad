import { MessageSquareQuote } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { REPLIES_WORDS } from "../words/together-words.ts";
import { EditSavedReplies } from "./edit-saved-replies.tsx";
import { SavedReplyItems } from "./saved-reply-items.tsx";

interface SavedRepliesPickerProps {
  /** What is typed: it stays before the reply. */
  text: string;
  onChoose: (text: string) => void;
}

export function SavedRepliesPicker({ text, onChoose }: SavedRepliesPickerProps) {
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
          <SavedReplyItems text={text} onChoose={onChoose} onEdit={() => setEditing(true)} />
        </MenuContent>
      </Menu>
      {editing && <EditSavedReplies onClose={() => setEditing(false)} />}
    </>
  );
}
