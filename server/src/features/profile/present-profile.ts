import type { PublicProfile, UserProfile } from "@cardplaza/contract/profile/profile";
import type { OpenTo } from "@cardplaza/contract/profile/profile-words";
import type { z } from "zod";
import type { Db } from "../../platform/database.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { mainCardIdOf } from "../cards/card-queries.ts";
import { isPremium } from "../plan/plan-queries.ts";
import type { MemberWithProfile, ProfileRow } from "./profile-queries.ts";

type Clock = { db: Db; now: Date };

/** The member's own profile, flat. */
export async function presentOwnProfile(
  { db, now }: Clock,
  member: Member,
  profile: ProfileRow,
): Promise<z.input<typeof UserProfile>> {
  const { photo, updatedAt, openTo, ...fields } = profile;
  return {
    ...fields,
    openTo: choicesOf(openTo),
    _id: member.id,
    name: member.name,
    email: member.email ?? "",
    emailProven: member.emailProvenAt !== null,
    mobile: member.mobile,
    mobileProven: member.mobileProvenAt !== null,
    hasPassword: member.passwordHash !== null,
    profile_image: photo,
    plan: (await isPremium(db, member.id, now)) ? "premium" : "free",
    cardId: await mainCardIdOf(db, member.id),
    created_at: member.createdAt,
    updated_at: updatedAt,
  };
}

const choicesOf = (openTo: OpenTo[]) => ({
  work: openTo.includes("work"),
  hiring: openTo.includes("hiring"),
  referrals: openTo.includes("referrals"),
  meetings: openTo.includes("meetings"),
});

/** What other members see: no address and no number. */
export function presentProfile(
  { member, profile }: MemberWithProfile,
  viewerId: string,
): z.input<typeof PublicProfile> {
  const {
    photo,
    headline,
    about,
    city,
    state,
    cover,
    experience,
    education,
    skills,
    languages,
    openTo,
    handles,
  } = profile;
  return {
    _id: member.id,
    name: member.name,
    profile_image: photo,
    headline,
    about,
    city,
    state,
    isSelf: member.id === viewerId,
    joinedAt: member.createdAt,
    cover,
    experience,
    education,
    skills,
    languages,
    openTo: choicesOf(openTo),
    handles,
    phone: null,
    email: null,
    connections: 0,
    mutual: { count: 0, people: [] },
    connection: { _id: null, relation: member.id === viewerId ? "self" : "none", inviteFrom: null },
    cardPath: null,
    company: null,
  };
}
