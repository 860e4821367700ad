import type { NewMessage } from "@cardplaza/contract/messages/new-message";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberJobContext } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import { requireOwnFiles, type PreparedFile } from "../files/own-files.ts";
import type { MessageRow } from "../messages.table.ts";
import { requireAgreed, requireShareable } from "../shares/require-shareable.ts";
import { findForwarded, requireReply } from "./seen-messages.ts";

/** What a message consists of, checked before its conversation is locked. */
export interface MessageParts {
  body: string;
  replyTo: string | null;
  isForwarded: boolean;
  files: PreparedFile[];
  share: MessageRow["share"];
}

export type GivenParts = Pick<NewMessage, "body" | "replyTo" | "files" | "share" | "forward">;

export async function prepareParts(
  ctx: MemberJobContext,
  conversationId: string,
  given: GivenParts,
): Promise<MessageParts> {
  const replyTo = given.replyTo ? await requireReply(ctx, conversationId, given.replyTo) : null;
  const parts = given.forward ? await findForwarded(ctx, given.forward) : await ownParts(ctx, given);
  if (parts.share?.contact) requireAgreed(given.share);
  if (!parts.body && parts.files.length === 0 && !parts.share)
    throw invalid({ body: MESSAGE_TEXT.nothingToSend });
  return { ...parts, replyTo };
}

async function ownParts(
  ctx: MemberJobContext,
  { body, files, share }: GivenParts,
): Promise<Omit<MessageParts, "replyTo">> {
  return {
    body,
    isForwarded: false,
    files: await requireOwnFiles(ctx, files),
    share: share ? await requireShareable(ctx, share) : null,
  };
}
