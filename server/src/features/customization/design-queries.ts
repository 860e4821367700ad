import { CARD_TEXT } from "@cardplaza/contract/card-rules";
import type { Customization } from "@cardplaza/contract/customization";
import type { MemberContext } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { mayEdit } from "../cards/card-queries.ts";
import { findCard } from "../cards/found-card.ts";
import { wholeDesign } from "./shown-design.ts";

/** The design of one of one's own cards, whatever the plan. */
export async function findDesignOf({ db, member }: MemberContext, cardId: string): Promise<Customization> {
  const found = await findCard(db, cardId);
  if (!found || found.card.deletedAt || !mayEdit(found.card, member)) throw notFound(CARD_TEXT.notFound);
  return wholeDesign(found.design);
}
