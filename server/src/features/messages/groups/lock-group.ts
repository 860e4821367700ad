import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { Tx } from "../../../platform/database.ts";
import { forbidden, wrongState } from "../../../platform/refusals.ts";
import { isIn, lockPlace, type Place } from "../places/places.ts";

/** Locks a group for a member who is in it. */
export async function lockGroup(tx: Tx, memberId: string, id: string): Promise<Place> {
  const place = await lockPlace(tx, memberId, id);
  if (place.conversation.kind !== "group") throw wrongState(MESSAGE_TEXT.notGroup);
  if (!isIn(place)) throw wrongState(MESSAGE_TEXT.closed);
  return place;
}

/** The same for one of its admins. */
export async function lockGroupOfAdmin(tx: Tx, memberId: string, id: string): Promise<Place> {
  const place = await lockGroup(tx, memberId, id);
  if (place.own.role !== "admin") throw forbidden(MESSAGE_TEXT.notAdmin);
  return place;
}
