import { and, eq, ne, not, notExists, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { members } from "../../accounts/accounts.table.ts";
import { invitedBetween } from "../connections/connection-conditions.ts";
import { isReachableBy } from "../../moderation/reachable.ts";
import { hasMuted } from "../muted/muted-conditions.ts";
import { isFoundByMembers } from "../profile/found-by-members.ts";
import { hiddenSuggestions } from "./suggestions.table.ts";

const query = new QueryBuilder();

const isNotHiddenBy = (memberId: string): SQL =>
  notExists(
    query
      .select()
      .from(hiddenSuggestions)
      .where(and(eq(hiddenSuggestions.memberId, memberId), eq(hiddenSuggestions.personId, members.id))),
  );

/** In a query over `members` that left joins `profiles`: they can be found, there was no invitation between the two, and the member neither muted nor hid them. */
export const maySuggestTo = (memberId: string) =>
  and(
    ne(members.id, memberId),
    isReachableBy(memberId),
    isFoundByMembers(),
    not(invitedBetween(members.id, memberId)),
    not(hasMuted(memberId, members.id)),
    isNotHiddenBy(memberId),
  );
