import { profileCompleteness } from "@cardplaza/contract/people/profile-words";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { members } from "../../accounts/accounts.table.ts";
import { positionOf } from "../../places/pins.ts";
import { roleInTongues } from "../../search/words/category-tongues.ts";
import type { SearchKind } from "../../../registry/search-kind.ts";
import { isFoundByMembers } from "./found-by-members.ts";
import { untold } from "./profile-queries.ts";
import { profiles } from "./profile.table.ts";

/** In a query over `members` that left joins `profiles`. Without a row there, the usual settings allow it. */
const isFound = (ids: string[]) =>
  and(inArray(members.id, ids), isFoundByMembers(), isNull(members.erasedAt));

/** How people are found: by members, and by everybody where the profile is public. */
export const personSearch: SearchKind = {
  type: "person",
  categoryLabel: "Headline",
  version: 4,
  async entriesOf(db, ids) {
    const rows = await db
      .select({ profile: profiles, member: members })
      .from(members)
      .leftJoin(profiles, eq(profiles.memberId, members.id))
      .where(isFound(ids));
    return rows.map(({ profile: written, member }) => {
      const profile = written ?? untold(member);
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
      .select({ id: members.id })
      .from(members)
      .where(gt(members.id, after))
      .orderBy(asc(members.id))
      .limit(limit)
      .for("share");
    return rows.map(({ id }) => id);
  },
  async resultsOf(db, ids, _now, isMember) {
    const rows = await db
      .select({ profile: profiles, id: members.id, name: members.name })
      .from(members)
      .leftJoin(profiles, eq(profiles.memberId, members.id))
      .where(isFound(ids));
    return rows.map(({ profile, id, name }) => ({
      _id: id,
      title: name,
      subtitle: profile?.headline ?? "",
      image: profile?.photo ?? null,
      // A visitor sees name, headline and photo.
      city: isMember ? (profile?.city ?? "") : "",
      rating: null,
      url: `/profile/${id}`,
    }));
  },
};
