import { and, eq } from "drizzle-orm";
import type { Services } from "../../context.ts";
import { takesPart } from "../../features/chapters/chapter/chapter-queries.ts";
import { chapterMembers, chapters } from "../../features/chapters/chapter/chapters.table.ts";
import {
  conversationMembers,
  conversations,
  messageClocks,
} from "../../features/messages/conversations.table.ts";
import { messageReactions, messages } from "../../features/messages/messages.table.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { SAMPLE_CHAPTERS } from "../chapters/chapters.ts";
import { findPeopleByKey, type PeopleByKey } from "../connect/people-by-key.ts";
import { buildConversation, type BuiltConversation } from "./build-conversation.ts";
import { SAMPLE_CONVERSATIONS } from "./conversations.ts";
import type { SampleConversation } from "./sample-conversation.ts";

/** Some weeks of messages. Inserts rows directly, because nobody should be notified. */
export async function loadSampleMessages(services: Services, now: Date): Promise<void> {
  const people = await findPeopleByKey(services);
  const built: BuiltConversation[] = [];
  for (const sample of SAMPLE_CONVERSATIONS) {
    const chapter = sample.chapter ? await findChapter(services, sample.chapter) : undefined;
    const ids = await findMembers(services, people, sample, chapter?.id);
    const isWhole = sample.lines.every(({ by }) => ids.has(by));
    if (isWhole && (chapter || !sample.chapter)) built.push(buildConversation(sample, { now, ids, chapter }));
  }
  const inOrder = built.toSorted((one, other) => one.lastAt.getTime() - other.lastAt.getTime());
  await inTransaction(services.db, async (tx) => {
    const known = await tx.select().from(messageClocks);
    const changes = new Map(known.map(({ memberId, change }) => [memberId, change]));
    for (const each of inOrder) {
      // Each chapter has a thread already, with nothing in it.
      const { chapterId } = each.conversation;
      if (chapterId) await tx.delete(conversations).where(eq(conversations.chapterId, chapterId));
      await tx.insert(conversations).values(each.conversation);
      await tx.insert(messages).values(each.messages);
      if (each.reactions.length > 0) await tx.insert(messageReactions).values(each.reactions);
      const places = each.places.map((place) => {
        const changed = (changes.get(place.memberId) ?? 0) + 1;
        changes.set(place.memberId, changed);
        return { ...place, changed };
      });
      await tx.insert(conversationMembers).values(places);
    }
    const clocks = [...changes].map(([memberId, change]) => ({ memberId, change }));
    for (const clock of clocks)
      await tx
        .insert(messageClocks)
        .values(clock)
        .onConflictDoUpdate({ target: messageClocks.memberId, set: clock });
  });
}

/** By their keys: those who are named, and of a chapter's announcements all who take part in it. */
async function findMembers(
  { db }: Pick<Services, "db">,
  people: PeopleByKey,
  sample: SampleConversation,
  chapterId: string | undefined,
): Promise<Map<string, string>> {
  const named = sample.people.split(" ").flatMap((key) => {
    const member = people.get(key);
    return member ? [[key, member.id] as const] : [];
  });
  if (!chapterId) return new Map(named);
  const rows = await db
    .select({ id: chapterMembers.memberId })
    .from(chapterMembers)
    .where(and(eq(chapterMembers.chapterId, chapterId), takesPart()));
  const inChapter = new Set(rows.map(({ id }) => id));
  const all = [...people].map(([key, { id }]) => [key, id] as const);
  return new Map([...named, ...all].filter(([, id]) => inChapter.has(id)));
}

async function findChapter({ db }: Pick<Services, "db">, key: string) {
  const name = SAMPLE_CHAPTERS.find((sample) => sample.key === key)?.name ?? "";
  const [chapter] = await db
    .select({ id: chapters.id, name: chapters.name })
    .from(chapters)
    .where(eq(chapters.name, name));
  return chapter;
}
