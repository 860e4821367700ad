import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { writerOf } from "../messages.fixtures.ts";
import { findTexts } from "./find-texts.ts";

const app = await sharedTestApp();
const FRIENDS = 14;
const EACH = 640;
const MINUTE = 60_000;

interface Said {
  id: string;
  conversationId: string;
  seq: number;
  body: string;
  at: string;
}

/** More messages than are looked through one by one: some words in all, some in few, one in a single old one. */
const bodyOf = (number: number) =>
  [
    "Tiles",
    number % 9 === 0 && "marble",
    number % 800 === 7 && "Kota granite",
    number === 5 && "Jodhpur",
    `lot ${number}`,
  ]
    .filter(Boolean)
    .join(" ");

async function sayAll(asha: Person, friends: readonly Person[]): Promise<Said[]> {
  const began = app.clock.now().getTime() - FRIENDS * EACH * MINUTE;
  const said: Said[] = [];
  const heads = new Map<string, number>();
  const ids: string[] = [];
  for (const friend of friends) {
    await connect(app, asha, friend);
    ids.push((await writerOf(app, friend).begin(asha, "Begin")).json.conversation._id);
  }
  // The first friend writes most, all others mixed with each other.
  for (let number = 0; number < FRIENDS * EACH; number++) {
    const conversationId = ids[number % 3 === 0 ? 0 : (number * 7) % FRIENDS]!;
    const seq = (heads.get(conversationId) ?? 1) + 1;
    heads.set(conversationId, seq);
    const at = began + number * MINUTE;
    said.push({ id: newId(at), conversationId, seq, body: bodyOf(number), at: new Date(at).toISOString() });
  }
  const column = (name: keyof Said) => sql.param(said.map((each) => each[name]));
  await app.db.execute(sql`
    insert into messages (id, conversation_id, seq, changed_seq, sender_id, client_id, body, created_at)
    select id, conversation_id, seq, seq, ${friends[0]!.member.id}, id, body, at
    from unnest(${column("id")}::text[], ${column("conversationId")}::text[], ${column("seq")}::int[], ${column("body")}::text[], ${column("at")}::timestamptz[])
      as said (id, conversation_id, seq, body, at)`);
  await app.db.execute(sql`
    update conversations set head_seq = newest.seq
    from (select conversation_id, max(seq) as seq from messages group by conversation_id) newest
    where conversations.id = newest.conversation_id`);
  await app.db.execute(sql`
    update conversation_members place set place_id = newest.id, other_seq = newest.seq
    from (select conversation_id, max(id) as id, max(seq) as seq from messages group by conversation_id) newest
    where place.conversation_id = newest.conversation_id`);
  return said;
}

test("the newest of one's own messages with all the words, page by page, however many there are", async () => {
  const asha = await app.signIn("Asha Menon");
  const friends: Person[] = [];
  for (let at = 0; at < FRIENDS; at++) friends.push(await app.signIn(`Friend ${at}`));
  const said = await sayAll(asha, friends);
  const newest = said.toReversed();
  const [hidden, deleted, waiting] = [newest[2]!, newest[13]!, newest[21]!];
  await app.db.execute(sql`insert into hidden_messages values (${asha.member.id}, ${hidden.id})`);
  await app.db.execute(sql`update messages set deleted_at = now() where id = ${deleted.id}`);
  await app.db.execute(sql`update messages set status = 'waiting' where id = ${waiting.id}`);
  const [cleared] = said.toSorted((one, other) => other.seq - one.seq) as [Said];
  await app.db.execute(sql`
    update conversation_members set cleared_seq = 40
    where member_id = ${asha.member.id} and conversation_id = ${cleared.conversationId}`);
  const isSeen = ({ id, conversationId, seq }: Said) =>
    ![hidden.id, deleted.id, waiting.id].includes(id) &&
    !(conversationId === cleared.conversationId && seq <= 40);

  const ctx = { db: app.db, member: asha.member } as unknown as MemberContext;
  for (const words of [
    ["tiles"],
    ["marble"],
    ["tiles", "mar"],
    ["kota"],
    ["granite", "til"],
    ["jodhpur"],
    ["agate"],
  ]) {
    const fitting = newest.filter(
      (each) => isSeen(each) && words.every((word) => each.body.toLowerCase().includes(word)),
    );
    let before: string | undefined;
    for (const page of [fitting.slice(0, 20), fitting.slice(20, 40)]) {
      const found = await findTexts(ctx, {
        words,
        limit: 20,
        ...(before && { before }),
      });
      expect(found.map(({ id }) => id)).toEqual(page.map(({ id }) => id));
      before = page.at(-1)?.id;
      if (!before) break;
    }
  }
});
