import { Pencil } from "lucide-react";
import { MenuItem, MenuLabel, MenuSeparator } from "../../../ui/overlays/menu.tsx";
import { useSavedReplies } from "../../enquiries/use-enquiry.ts";
import { REPLIES_WORDS } from "../words/together-words.ts";

interface SavedReplyItemsProps {
  /** What is typed: it stays before the reply. */
  text: string;
  onChoose: (text: string) => void;
  onEdit: () => void;
}

/** The answers that a member uses often, as rows of a menu. */
export function SavedReplyItems({ text, onChoose, onEdit }: SavedReplyItemsProps) {
  const { data: replies, error } = useSavedReplies();
  return (
    <>
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
      <MenuItem disabled={!replies} onSelect={onEdit}>
        <Pencil /> {REPLIES_WORDS.edit}
      </MenuItem>
    </>
  );
}
