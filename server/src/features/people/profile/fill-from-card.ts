import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import { PROFILE_TEXT } from "@cardplaza/contract/people/profile-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { mainCardsOf } from "../../cards/card-queries.ts";
import { findOwnPicture } from "../../uploads/upload-queries.ts";
import { toldByCard } from "./told-by-card.ts";
import { changeProfile } from "./change-profile.ts";
import { findProfileOf } from "./profile-queries.ts";

/** Fills what the profile does not say yet from the member's main card. What is there stays. */
export async function fillFromCard(ctx: MemberContext) {
  const { db, member } = ctx;
  const card = (await mainCardsOf(db, [member.id])).get(member.id);
  if (!card || isIncompleteCard(card)) throw notFound(PROFILE_TEXT.noCard);
  const before = await findProfileOf(db, member);
  const { profile_image, place, ...told } = toldByCard(card);
  const isOwnPicture = Boolean(profile_image && (await findOwnPicture(db, member.id, profile_image)));
  return changeProfile(ctx, {
    ...(!before.photo && isOwnPicture && { profile_image }),
    ...(!before.headline && { headline: told.headline }),
    ...(!before.about && { about: told.about }),
    ...(!before.city && place.city && { city: place.city, state: place.state }),
    ...(before.skills.length === 0 && { skills: told.skills }),
    ...(before.handles.length === 0 && { handles: told.handles }),
    version: before.version,
  });
}
