// Reading messages in the database when there are 10,000,000 of them from 100,000 members: the list, a conversation, what is
// unread, what changed, and search in own messages, for usual members and for those with 200,000 messages.
import pg from "pg";
import type { MemberContext } from "../server/src/context.ts";
import { countUnread } from "../server/src/features/messages/reading/count-unread.ts";
import { listChanges } from "../server/src/features/messages/reading/list-changes.ts";
import { listConversations } from "../server/src/features/messages/reading/list-conversations.ts";
import { listMessages } from "../server/src/features/messages/reading/list-messages.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import {
  CONNECTION_SETTINGS,
  migrateDatabase,
  openDatabase,
  type Db,
} from "../server/src/platform/database.ts";
import { busyMembers, fillMessages, MESSAGE_WORDS, usualMembers, type Sizes } from "./message-data.ts";
import { withDataDir } from "./product.ts";
import { report, timed, type Times } from "./timed-reads.ts";

const BARS = { readMs: 5, unreadMs: 1, searchMs: 50 };
// The first argument is another number of messages.
const messages = Number(process.argv[2] ?? "10000000");
const sizes: Sizes = { members: messages / 100, messages };
/** Words by how common they are: in two of three messages, in one of a hundred, of a thousand, of ten thousand; in none. */
const word = (place: number) => MESSAGE_WORDS[place - 1] as string;
const ASKED = {
  "in most messages": word(1),
  "in one of 20": word(25),
  "in one of 100": word(120),
  "in one of 1,000": word(1_200),
  "in one of 10,000": word(12_000),
  "two common words": `${word(1)} ${word(3)}`,
  "a common and a rare word": `${word(2)} ${word(9_000)}`,
  "a name": "sharma",
  "two letters": "ka",
  "in none": "qzxqzx",
};
const said = (count: number) => count.toLocaleString("en-IN");

// MESSAGES_DATABASE names one that was filled before.
if (process.env["MESSAGES_DATABASE"]) await measure(process.env["MESSAGES_DATABASE"]);
else
  await withDataDir(async (dataDir) => {
    const database = await openEmbeddedDatabase(dataDir);
    await migrateDatabase(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillMessages(client, sizes);
    await client.end();
    await measure(database.url);
    await database.stop();
  });

async function measure(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, options: CONNECTION_SETTINGS, max: 1 });
  const database = openDatabase(url, { warn: () => {} });
  console.log(`${said(sizes.messages)} messages of ${said(sizes.members)} members: CPU time of the database`);
  try {
    const { db } = database;
    await measureMembers(pool, contexts(db, usualMembers(sizes)), "Usual members");
    await measureMembers(pool, contexts(db, busyMembers(sizes)), "Members with 200,000 messages");
  } finally {
    await database.close();
    await pool.end();
  }
}

function contexts(db: Db, ids: string[]): MemberContext[] {
  return ids.map((id) => ({ db, now: new Date(), member: { id } }) as unknown as MemberContext);
}

async function measureMembers(pool: pg.Pool, members: MemberContext[], who: string): Promise<void> {
  console.log(who);
  const every = async (work: (ctx: MemberContext) => Promise<unknown>) => {
    const all: Times = [];
    for (const ctx of members) all.push(...(await timed(pool, () => work(ctx))));
    return all;
  };
  const all = { filter: "all", label: "", q: "" } as const;
  const lists = new Map<MemberContext, { cursor?: string; longest: string; head: number; changed: number }>();
  for (const ctx of members) lists.set(ctx, await findPlaces(pool, ctx));
  const of = (ctx: MemberContext) => lists.get(ctx)!;

  report("the list", await every((ctx) => listConversations(ctx, all)), BARS.readMs);
  report(
    "its last page",
    await every((ctx) => listConversations(ctx, { ...all, cursor: of(ctx).cursor })),
    BARS.readMs,
  );
  report(
    "unread conversations",
    await every((ctx) => listConversations(ctx, { ...all, filter: "unread" })),
    BARS.readMs,
  );
  report(
    "archived ones",
    await every((ctx) => listConversations(ctx, { ...all, filter: "archived" })),
    BARS.readMs,
  );
  report(
    "requests",
    await every((ctx) => listConversations(ctx, { ...all, filter: "requests" })),
    BARS.readMs,
  );
  report("how many are unread", await every(countUnread), BARS.unreadMs);
  const read = (query: (ctx: MemberContext) => Parameters<typeof listMessages>[2]) =>
    every((ctx) => listMessages(ctx, of(ctx).longest, query(ctx)));
  report("the newest messages of the longest conversation", await read(() => ({})), BARS.readMs);
  report("a page in its middle", await read((ctx) => ({ before: of(ctx).head >> 1 })), BARS.readMs);
  report("around one of its messages", await read((ctx) => ({ around: of(ctx).head >> 1 })), BARS.readMs);
  report("what changed in it", await read((ctx) => ({ changedSince: of(ctx).head - 30 })), BARS.readMs);
  report(
    "conversations that changed, the last 10",
    await every((ctx) => listChanges(ctx, of(ctx).changed - 10)),
    BARS.readMs,
  );
  report("the first 50 of all", await every((ctx) => listChanges(ctx, 0)));
  for (const [what, q] of Object.entries(ASKED))
    report(`search: ${what}`, await every((ctx) => listConversations(ctx, { ...all, q })), BARS.searchMs);
}

async function findPlaces(pool: pg.Pool, { member }: MemberContext) {
  const { rows } = await pool.query<{ cursor: string; longest: string; head: number; changed: string }>(
    `select (select place_id from conversation_members where member_id = $1 order by place_id offset 10 limit 1) as cursor,
       conversation_id as longest, head_seq as head,
       (select max(changed) from conversation_members where member_id = $1) as changed
     from conversation_members join conversations on id = conversation_id where member_id = $1
     order by head_seq desc limit 1`,
    [member.id],
  );
  const [{ cursor, longest, head, changed }] = rows as [(typeof rows)[number]];
  return { cursor: cursor ?? undefined, longest, head, changed: Number(changed) };
}
