import { eq, inArray } from "drizzle-orm";
import { hasMutedWord } from "@cardplaza/contract/people/muted-words";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { mutedWords } from "./muted.table.ts";

export async function wordsMutedBy(db: Db | Tx, memberId: string): Promise<string[]> {
  const [row] = await selectPlanned(db, (planned) =>
    planned.select().from(mutedWords).where(eq(mutedWords.memberId, memberId)),
  );
  return row?.words ?? [];
}

/** Those of these members who muted a word of the text. */
export async function whoMutesWordsOf(
  db: Db | Tx,
  memberIds: readonly string[],
  text: string,
): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(mutedWords)
    .where(inArray(mutedWords.memberId, [...memberIds]));
  return new Set(rows.filter(({ words }) => hasMutedWord(text, words)).map(({ memberId }) => memberId));
}

/** Replaces the words; of those that differ in capitals alone the first stays. */
export async function setMutedWords({ db, member }: MemberContext, wanted: string[]): Promise<string[]> {
  const first = new Map<string, string>();
  for (const word of wanted) if (!first.has(word.toLowerCase())) first.set(word.toLowerCase(), word);
  const words = [...first.values()];
  await db
    .insert(mutedWords)
    .values({ memberId: member.id, words })
    .onConflictDoUpdate({ target: mutedWords.memberId, set: { words } });
  return words;
}
