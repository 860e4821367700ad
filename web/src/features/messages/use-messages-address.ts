import { useCallback } from "react";
import { useAddressParams } from "../../lib/address/use-address-params.ts";

/** Which conversation is open is in the address, so that notifications lead there and Back leads to the list. */
export function useMessagesAddress() {
  const [search, change] = useAddressParams();
  /** In place of the address that led to it. With a subject the next message is about it. */
  const settle = useCallback(
    (id: string, { keepsSubject }: { keepsSubject: boolean }) =>
      change({ conversation: id, chapter: null, ...(keepsSubject ? {} : { to: null, subject: null }) }),
    [change],
  );
  const openId = search.get("conversation");
  const to = search.get("to");
  const chapterId = search.get("chapter");
  return {
    openId,
    /** The member to whom somebody wants to write. */
    to,
    /** The chapter whose announcements somebody wants to read. */
    chapterId,
    /** "product:…": what they want to write about. */
    subject: search.get("subject") ?? "",
    /** The message that the way here was about. */
    messageId: search.get("message"),
    /** The place of a message, from a search. */
    at: Number(search.get("at")) || undefined,
    isOpen: openId !== null || to !== null || chapterId !== null,
    linkTo: (id: string, at?: number) =>
      `?${new URLSearchParams({ conversation: id, ...(at !== undefined && { at: String(at) }) })}`,
    /** With its own entry in the history: Back leads to what was open before. */
    open: (id: string) =>
      change(
        { conversation: id, chapter: null, to: null, subject: null, message: null, at: null },
        { push: true },
      ),
    settle,
    /** The subject was sent, or is not wanted. */
    dropSubject: () => change({ to: null, subject: null }),
    close: () =>
      change(
        { conversation: null, to: null, chapter: null, subject: null, message: null, at: null },
        { push: true },
      ),
  };
}
