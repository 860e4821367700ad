import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { MUTUAL_SHOWN } from "@cardplaza/contract/people/profile-words";
import type { z } from "zod";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { mainCardsOf } from "../../cards/card-queries.ts";
import { slugOf } from "../../cards/present-card.ts";
import { companyShownWith } from "../../companies/company/company-link.ts";
import { countConnections, findPair } from "../connections/connection-queries.ts";
import { findMutual } from "../connections/mutual-connections.ts";
import { contactIn } from "./contact-shown.ts";
import { connectionState } from "./connection-state.ts";
import { personsSeenBy } from "./persons.ts";
import { choicesOf } from "./present-profile.ts";
import { findProfileSeenBy } from "./profile-queries.ts";

type ProfileJson = z.input<typeof PublicProfile>;

/** A member's profile as another member sees it. */
export async function showProfile(ctx: MemberContext, memberId: string): Promise<ProfileJson> {
  const { db, now } = ctx;
  const viewerId = ctx.member.id;
  const found = await findProfileSeenBy(db, viewerId, memberId);
  if (!found) throw notFound();
  const { member, profile } = found;
  const isSelf = memberId === viewerId;
  const connection: ProfileJson["connection"] = isSelf
    ? { _id: null, relation: "self", inviteFrom: null }
    : connectionState(await findPair(db, viewerId, memberId), viewerId, now);
  return {
    _id: member.id,
    name: member.name,
    profile_image: profile.photo,
    headline: profile.headline,
    about: profile.about,
    city: profile.city,
    state: profile.state,
    cover: profile.cover,
    experience: profile.experience,
    education: profile.education,
    skills: profile.skills,
    languages: profile.languages,
    openTo: choicesOf(profile.openTo),
    handles: profile.handles,
    isSelf,
    joinedAt: member.createdAt,
    ...contactIn(found, connection.relation === "connected"),
    connections: await countConnections(db, memberId),
    mutual: isSelf ? { count: 0, people: [] } : await mutualBetween(ctx, memberId),
    connection,
    cardPath: await cardPathOf(ctx, memberId),
    company: await companyShownWith(db, memberId, viewerId),
  };
}

async function mutualBetween({ db, member }: MemberContext, otherId: string): Promise<ProfileJson["mutual"]> {
  const { count, ids } = await findMutual(db, member.id, otherId, MUTUAL_SHOWN);
  const persons = await personsSeenBy(db, member.id, ids);
  return { count, people: ids.flatMap((id) => persons.get(id) ?? []) };
}

/** The main card, once it has something to show. */
async function cardPathOf({ db }: MemberContext, memberId: string): Promise<string | null> {
  const card = (await mainCardsOf(db, [memberId])).get(memberId);
  return card && !isIncompleteCard(card) ? CARD_PATHS.card(slugOf(card)) : null;
}
