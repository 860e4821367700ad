import { fillIn } from "@cardplaza/contract/jobs/application-rules";
import { MESSAGE_TEMPLATES } from "@cardplaza/contract/jobs/application-words";
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

interface MessageTemplatesProps {
  text: string;
  /** For one applicant the names are filled in here, for several when it is sent. */
  named?: { name: string; job: string; company: string };
  onChoose: (text: string) => void;
}

/** Templates and the member's saved replies. What was already typed stays before them. */
export function MessageTemplates({ text, named, onChoose }: MessageTemplatesProps) {
  const { data: replies = [] } = useSavedReplies();
  const [editing, setEditing] = useState(false);
  const choose = (body: string) =>
    onChoose([text.trim(), named ? fillIn(body, named) : body].filter(Boolean).join("\n\n"));
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="secondary" size="sm">
            <MessageSquareQuote /> Templates
          </Button>
        </MenuTrigger>
        <MenuContent align="start">
          {MESSAGE_TEMPLATES.map((template) => (
            <MenuItem key={template.name} onSelect={() => choose(template.text)}>
              {template.name}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuLabel>Saved replies</MenuLabel>
          {replies.map(({ title, body }) => (
            <MenuItem key={title} onSelect={() => choose(body)}>
              <span className="truncate">{title}</span>
            </MenuItem>
          ))}
          <MenuItem onSelect={() => setEditing(true)}>
            <Pencil /> Edit saved replies
          </MenuItem>
        </MenuContent>
      </Menu>
      {editing && <SavedRepliesDialog saved={replies} onClose={() => setEditing(false)} />}
    </>
  );
}
