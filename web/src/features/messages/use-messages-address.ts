import { useCallback } from "react";
import { useAddressParams } from "../../lib/address/use-address-params.ts";

/** Which conversation is open is in the address, so that notifications lead there and Back leads to the list. */
export function useMessagesAddress() {
  const [search, change] = useAddressParams();
  /** In place of the address that led to it. With a subject the next message is about it. */
  const settle = useCallback(
    (id: string, { keepsSubject }: { keepsSubject: boolean }) =>
      change({ conversation: id, ...(keepsSubject ? {} : { to: null, subject: null }) }),
    [change],
  );
  const openId = search.get("conversation");
  const to = search.get("to");
  return {
    openId,
    /** The member to whom somebody wants to write. */
    to,
    /** "product:…": what they want to write about. */
    subject: search.get("subject") ?? "",
    /** The message that the way here was about. */
    messageId: search.get("message"),
    /** The place of a message, from a search. */
    at: Number(search.get("at")) || undefined,
    isOpen: openId !== null || to !== null,
    linkTo: (id: string, at?: number) =>
      `?${new URLSearchParams({ conversation: id, ...(at !== undefined && { at: String(at) }) })}`,
    settle,
    /** The subject was sent, or is not wanted. */
    dropSubject: () => change({ to: null, subject: null }),
    close: () =>
      change({ conversation: null, to: null, subject: null, message: null, at: null }, { push: true }),
  };
}
