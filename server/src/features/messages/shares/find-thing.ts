import type { ShareType, SubjectType } from "@cardplaza/contract/messages/message-words";
import { SlugRef } from "@cardplaza/contract/shapes";
import { Refusal } from "../../../platform/refusals.ts";
import { applicationShown, referralShown } from "./deals-shown.ts";
import {
  cardShown,
  chapterShown,
  contactShown,
  jobShown,
  listingShown,
  postShown,
  productShown,
} from "./pages-shown.ts";
import type { FindShown, Thing, ThingContext } from "./thing.ts";

const FINDERS: Record<ShareType | SubjectType, FindShown> = {
  card: cardShown,
  product: productShown,
  job: jobShown,
  listing: listingShown,
  post: postShown,
  contact: contactShown,
  chapter: chapterShown,
  application: applicationShown,
  referral: referralShown,
};

/** A card, a product, a referral …, by its id or link, as this member may see it now; null if they may not. */
export async function findThing(
  ctx: ThingContext,
  { type, id }: { type: ShareType | SubjectType; id: string },
): Promise<Thing | null> {
  try {
    return await FINDERS[type](ctx, SlugRef.parse(id));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
