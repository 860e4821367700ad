import { eq, sql } from "drizzle-orm";
import { monthInWords } from "@cardplaza/contract/date-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { chapterNames, chaptersInCommon } from "../../chapters/chapter/chapter-queries.ts";
import { mutualCounts } from "../../people/connections/connection-queries.ts";
import { one } from "../../../platform/one.ts";
import { knownByCard } from "./known-by-card.ts";

/** How a member may know who writes to them, in sentences: common chapters, cards, connections, age, what is proven. */
export async function findKnownBy(db: Db | Tx, memberId: string, senderId: string): Promise<string[]> {
  const [chapterIds, mutual, sender] = [
    await chaptersInCommon(db, memberId, senderId),
    (await mutualCounts(db, memberId, [senderId])).get(senderId) ?? 0,
    one(
      await db
        .select({
          createdAt: members.createdAt,
          hasEmail: sql<boolean>`${members.emailProvenAt} is not null`,
          hasMobile: sql<boolean>`${members.mobileProvenAt} is not null`,
        })
        .from(members)
        .where(eq(members.id, senderId)),
    ),
  ];
  const names = await chapterNames(db, chapterIds);
  return [
    ...[...names.values()].map((name) => `You are both in ${name}.`),
    await knownByCard(db, memberId, senderId),
    mutual > 0 ? `You share ${mutual} ${mutual === 1 ? "connection" : "connections"}.` : "",
    `On Cardplaza since ${monthInWords(sender.createdAt)}.`,
    provenText(sender.hasMobile, sender.hasEmail),
  ].filter(Boolean);
}

function provenText(hasMobile: boolean, hasEmail: boolean): string {
  if (hasMobile && hasEmail) return "Mobile number and e-mail are confirmed.";
  if (hasMobile) return "The mobile number is confirmed.";
  return hasEmail ? "The e-mail address is confirmed." : "Neither mobile number nor e-mail is confirmed.";
}
