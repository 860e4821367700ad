import type { ShareType, SubjectType } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";

export interface Thing {
  title: string;
  text: string;
  picture: string;
  path: string;
}

export type ThingContext = Pick<MemberContext, "member" | "now" | "registry"> & { db: Db | Tx };

/** A card, a product, a referral …, as this member may see it now; null if they may not. */
export async function findThing(
  _ctx: ThingContext,
  _of: { type: ShareType | SubjectType; id: string },
): Promise<Thing | null> {
  return null;
}
