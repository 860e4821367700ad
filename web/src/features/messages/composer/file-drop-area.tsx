import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { ReactNode } from "react";
import { addFiles } from "../files/chosen-files.ts";
import { DropArea } from "../files/drop-area.tsx";
import { takesMore } from "./message-draft.ts";

interface FileDropAreaProps {
  conversation: ConversationDetail;
  children: ReactNode;
}

/** Around an open conversation: what is dropped on it goes with the next message. */
export const FileDropArea = ({ conversation, children }: FileDropAreaProps) => (
  <DropArea
    onFiles={(files) => addFiles(conversation._id, files)}
    disabled={!takesMore(conversation)}
    className="flex min-h-0 flex-1 flex-col"
  >
    {children}
  </DropArea>
);
