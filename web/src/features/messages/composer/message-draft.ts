import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import type { FileKind, ShareType } from "@cardplaza/contract/messages/message-words";

/** A file that was uploaded and goes with the next message. */
export interface AttachedFile {
  url: string;
  name: string;
  kind: FileKind;
  /** Of a voice note. */
  seconds?: number;
  /** What the browser shows of a picture, without the server. */
  preview?: string;
}

/** Everything that the next message will have. Its text is also saved on the server. */
export interface MessageDraft {
  body: string;
  replyTo: NonNullable<Message["replyTo"]> | null;
  files: readonly AttachedFile[];
  share: { type: ShareType; id: string; title: string } | null;
}
export const NOTHING_MORE: Pick<MessageDraft, "files" | "share"> = { files: [], share: null };

/** What tools beside the field get. */
export interface ComposerSlot {
  conversation: ConversationDetail;
  draft: MessageDraft;
  onChange: (parts: Partial<Omit<MessageDraft, "replyTo">>) => void;
  /** Sends the draft now, or at a time. */
  onSend: (how?: { sendAt: string }) => void;
}

export const isEmptyDraft = ({ body, files, share }: MessageDraft) =>
  body.trim() === "" && files.length === 0 && share === null;
