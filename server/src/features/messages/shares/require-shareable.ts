import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { NewMessage } from "@cardplaza/contract/messages/new-message";
import { SlugRef } from "@cardplaza/contract/shapes";
import { invalid, Refusal } from "../../../platform/refusals.ts";
import { findContactOf } from "../../contacts/contact-queries.ts";
import type { ShareValue } from "../messages.table.ts";
import { contactValue } from "./contact-value.ts";
import { findThing } from "./find-thing.ts";
import type { ThingContext } from "./thing.ts";

type Given = NonNullable<NewMessage["share"]>;

/** Somebody shares what they see themselves, and a contact only if that person agreed. */
export async function requireShareable(ctx: ThingContext, given: Given): Promise<ShareValue> {
  const share = { type: given.type, id: SlugRef.parse(given.id) };
  if (share.type === "contact") {
    requireAgreed(given);
    return { ...share, contact: await keepContact(ctx, share.id) };
  }
  if (!(await findThing(ctx, share))) throw cannotShare();
  return share;
}

/** Also for a contact that is passed on. */
export function requireAgreed(given: Given | undefined): void {
  if (!given?.agreed) throw invalid({ share: MESSAGE_TEXT.contactNotAgreed });
}

/** The receiver cannot read the sender's contacts: they get what the contact says today. */
async function keepContact({ db, member }: ThingContext, id: string) {
  try {
    return contactValue(await findContactOf(db, member.id, id));
  } catch (error) {
    throw error instanceof Refusal ? cannotShare() : error;
  }
}

const cannotShare = () => invalid({ share: MESSAGE_TEXT.cannotShare });
