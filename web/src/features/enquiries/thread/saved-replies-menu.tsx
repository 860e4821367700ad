import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { MessageSquareQuote, Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { useSavedReplies } from "../use-enquiry.ts";
import { useSellersPlan } from "../use-sellers-plan.ts";
import { SavedRepliesDialog } from "./saved-replies-dialog.tsx";

interface SavedRepliesMenuProps {
  enquiry: Enquiry;
  text: string;
  onChoose: (text: string) => void;
}

/** Saved replies. What was already typed stays before them. */
export function SavedRepliesMenu({ enquiry, text, onChoose }: SavedRepliesMenuProps) {
  const { premium, canUpgrade } = useSellersPlan(enquiry);
  const upgrade = useUpgradeDialog();
  const { data: replies } = useSavedReplies(premium);
  const [editing, setEditing] = useState(false);
  if (!premium)
    return !canUpgrade ? null : (
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={upgrade.show}>
        <MessageSquareQuote /> Saved replies
      </Button>
    );
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
