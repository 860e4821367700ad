import { profileCompleteness } from "@cardplaza/contract/profile/profile-words";
import { and, asc, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import { members } from "../accounts/accounts.table.ts";
import { positionOf } from "../places/pins.ts";
import { roleInTongues } from "../search/words/category-tongues.ts";
import type { SearchKind } from "../../registry/search-kind.ts";
import { profiles } from "./profile.table.ts";

/** Has written something about themselves, and allows to be found. */
const isFound = (ids: string[]) =>
  and(
    inArray(profiles.memberId, ids),
    eq(profiles.searchable, true),
    ne(profiles.visibility, "connections"),
    isNull(members.erasedAt),
  );

/** How people are found: by members, and by everybody where the profile is public. */
export const personSearch: SearchKind = {
  type: "person",
  categoryLabel: "Headline",
  version: 3,
  async entriesOf(db, ids) {
    const rows = await db
      .select({ profile: profiles, member: members })
      .from(profiles)
      .innerJoin(members, eq(members.id, profiles.memberId))
      .where(isFound(ids));
    return rows.map(({ profile, member }) => {
      const position = positionOf(profile.city);
      const { share } = profileCompleteness({ ...profile, ...member, profile_image: profile.photo });
      return {
        id: member.id,
        ownerId: member.id,
        audience: profile.visibility === "public" ? ("all" as const) : ("members" as const),
        name: member.name,
        otherName: "",
        category: roleInTongues(profile.headline),
        categories: [],
        description: [profile.skills.join(", "), profile.about].filter(Boolean).join("\n"),
        city: profile.city,
        serves: [],
        state: profile.state,
        pin: "",
        lat: position?.lat ?? null,
        lng: position?.lng ?? null,
        ratingSum: 0,
        ratingCount: 0,
        verifiedUntil: null,
        completeness: share * 100,
        isSlow: false,
        createdAt: member.createdAt,
        updatedAt: profile.updatedAt,
      };
    });
  },
  async idsAfter(tx, after, limit) {
    const rows = await tx
      .select({ id: profiles.memberId })
      .from(profiles)
      .where(gt(profiles.memberId, after))
      .orderBy(asc(profiles.memberId))
      .limit(limit)
      .for("share");
    return rows.map(({ id }) => id);
  },
  async resultsOf(db, ids, _now, isMember) {
    const rows = await db
      .select({ profile: profiles, name: members.name })
      .from(profiles)
      .innerJoin(members, eq(members.id, profiles.memberId))
      .where(isFound(ids));
    return rows.map(({ profile, name }) => ({
      _id: profile.memberId,
      title: name,
      subtitle: profile.headline,
      image: profile.photo,
      // A visitor sees name, headline and photo.
      city: isMember ? profile.city : "",
      rating: null,
      url: `/profile/${profile.memberId}`,
    }));
  },
};
