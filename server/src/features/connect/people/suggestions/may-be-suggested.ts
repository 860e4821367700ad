import { and, ne, not } from "drizzle-orm";
import { members } from "../../../accounts/accounts.table.ts";
import { stays } from "../../../accounts/member-conditions.ts";
import { invitedBetween } from "../../../connections/connection-conditions.ts";
import { blockedBetween } from "../../../moderation/block-queries.ts";
import { isFoundByMembers } from "../found-by-members.ts";

/** In a query over `members` that left joins `profiles`: they can be found, and there was no invitation between the two. */
export const maySuggestTo = (memberId: string) =>
  and(
    ne(members.id, memberId),
    stays(),
    isFoundByMembers(),
    not(invitedBetween(members.id, memberId)),
    not(blockedBetween(members.id, memberId)),
  );
