import type { UserProfile } from "@cardplaza/contract/people/profile";
import type { OpenTo } from "@cardplaza/contract/people/profile-words";
import type { z } from "zod";
import type { Db } from "../../../platform/database.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { mainCardIdOf } from "../../cards/card-queries.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { knownOfMember } from "./known-of-member.ts";
import type { ProfileRow } from "./profile-queries.ts";

type Clock = { db: Db; now: Date };

/** The member's own profile, flat. */
export async function presentOwnProfile(
  { db, now }: Clock,
  member: Member,
  profile: ProfileRow,
): Promise<z.input<typeof UserProfile>> {
  const { photo, updatedAt, openTo, ...fields } = profile;
  const known = fields.city && fields.headline ? undefined : await knownOfMember(db, member.id);
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
    known: {
      city: fields.city ? null : (known?.city ?? null),
      trade: fields.headline ? null : (known?.trade ?? null),
    },
    created_at: member.createdAt,
    updated_at: updatedAt,
  };
}

export const choicesOf = (openTo: OpenTo[]) => ({
  work: openTo.includes("work"),
  hiring: openTo.includes("hiring"),
  referrals: openTo.includes("referrals"),
  meetings: openTo.includes("meetings"),
});
