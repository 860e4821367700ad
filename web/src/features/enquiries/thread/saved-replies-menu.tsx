import { MessageSquareQuote, Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { useSavedReplies } from "../use-enquiry.ts";
import { SavedRepliesDialog } from "./saved-replies-dialog.tsx";

interface SavedRepliesMenuProps {
  text: string;
  onChoose: (text: string) => void;
}

/** Saved replies. What was already typed stays before them. */
export function SavedRepliesMenu({ text, onChoose }: SavedRepliesMenuProps) {
  const { data: replies } = useSavedReplies();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="secondary" size="sm">
            <MessageSquareQuote /> Saved replies
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
          {replies && replies.length > 0 && <MenuSeparator />}
          <MenuItem onSelect={() => setEditing(true)}>
            <Pencil /> Edit saved replies
          </MenuItem>
        </MenuContent>
      </Menu>
      {editing && replies && <SavedRepliesDialog saved={replies} onClose={() => setEditing(false)} />}
    </>
  );
}
