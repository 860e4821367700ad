import { lineText } from "@cardplaza/contract/messages/message-words";
import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import { type KeptFile, kindOfFile } from "../files/kept-file.ts";
import { shortText } from "../messages-words.ts";
import type { ShareItem } from "../share/share-item.ts";

/** Everything that the next message will have. Its text is also saved on the server. */
export interface MessageDraft {
  body: string;
  replyTo: NonNullable<Message["replyTo"]> | null;
  files: readonly KeptFile[];
  share: ShareItem | null;
}

export const isEmptyDraft = ({ body, files, share }: MessageDraft) =>
  body.trim() === "" && files.length === 0 && share === null;

/** A request is text only until it is accepted. */
export const takesMore = ({ state, canWrite }: Pick<ConversationDetail, "state" | "canWrite">) =>
  canWrite && state === "open";

export const quoteOf = (message: Message) => ({
  _id: message._id,
  seq: message.seq,
  senderName: message.senderName,
  text: shortText(message),
});

/** What is shared, as it looks before the server has it. */
export const shownShare = ({ type, id, title, text, picture }: ShareItem): NonNullable<Message["share"]> => ({
  type,
  id,
  preview: { title, text, picture, path: "" },
});

/** What is shared, as the server takes it. Who chose a contact has ticked that they agreed. */
export const sentShare = ({ type, id }: Pick<ShareItem, "type" | "id">) => ({
  type,
  id,
  ...(type === "contact" && { agreed: true as const }),
});

/** What it says in the list of what waits. */
export const draftText = ({ body, files, share }: MessageDraft): string =>
  lineText({
    text: body,
    note: null,
    files: files.map(kindOfFile),
    share: share?.type ?? null,
    isDeleted: false,
    emoji: null,
  });
