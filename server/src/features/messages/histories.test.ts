import { and, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MESSAGE_REACTIONS } from "@cardplaza/contract/messages/message-words";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { openDevice } from "./device.fixtures.ts";
import { newKey } from "./messages.fixtures.ts";
import { conversationMembers } from "./conversations.table.ts";
import { messageReactions, messages } from "./messages.table.ts";

const app = await sharedTestApp();
type Device = ReturnType<typeof openDevice>;

const STEPS = [
  "write",
  "write",
  "write",
  "repeat",
  "edit",
  "delete",
  "hide",
  "react",
  "react",
  "takeBack",
  "pin",
  "read",
  "read",
  "markUnread",
  "clear",
  "archive",
  "sync",
  "sync",
  "hear",
  "hear",
  "miss",
] as const;
interface Step {
  what: (typeof STEPS)[number];
  /** Which device, conversation and message, as a share of those that there are. */
  device: number;
  conversation: number;
  message: number;
}
const share = fc.integer({ min: 0, max: 999 });
const steps = fc.array(
  fc.record({ what: fc.constantFrom(...STEPS), device: share, conversation: share, message: share }),
  { minLength: 20, maxLength: 45 },
);
const pick = <One>(all: readonly One[], at: number): One | undefined =>
  all[Math.floor((at * all.length) / 1000)];

async function begin() {
  const people = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Nair"),
  ];
  const [asha, ravi, meera] = people as [Person, Person, Person];
  for (const [one, other] of [
    [asha, ravi],
    [asha, meera],
    [ravi, meera],
  ] as const)
    await connect(app, one, other);
  const devices = [asha, asha, ravi, meera].map((person) => openDevice(app, person));
  const [first] = devices as [Device];
  const ids = [
    (await first.calls.begin(ravi, "Good morning")).json.conversation._id,
    (await first.calls.begin(meera, "Good evening")).json.conversation._id,
    (
      await app.call("POST", "/api/conversations", {
        as: asha,
        body: { userIds: [ravi.member.id, meera.member.id], name: "Wedding suppliers" },
      })
    ).json.conversation._id,
  ];
  return { people, devices, ids };
}

/** Does one step as the member of that device would; refusals are part of a history. */
async function take(
  step: Step,
  devices: Device[],
  ids: readonly string[],
  keys: [string, string][],
): Promise<void> {
  const device = pick(devices, step.device)!;
  const id = pick(ids, step.conversation)!;
  const as = device.person;
  if (step.what === "sync") return device.sync();
  if (step.what === "hear") return device.hear();
  if (step.what === "miss") return device.miss();
  const page = (await device.calls.thread(id)).json.messages ?? [];
  const seen = pick(page, step.message);
  switch (step.what) {
    case "write":
      keys.push([id, newKey()]);
      await device.calls.write(id, `Line ${step.message}`, { clientId: keys.at(-1)![1] });
      return;
    case "repeat": {
      const again = pick(keys, step.message);
      if (again) await device.calls.write(again[0], "Again", { clientId: again[1] });
      return;
    }
    case "read":
      await device.calls.read(id, seen?.seq ?? 0);
      return;
    case "markUnread":
      await device.calls.read(id, Math.max(0, (seen?.seq ?? 1) - 1));
      return;
    case "clear":
      await app.call("POST", `/api/conversations/${id}/clear`, { as });
      return;
    case "archive":
      await app.call("PUT", `/api/conversations/${id}/archive`, {
        as,
        body: { archived: step.message % 2 === 0 },
      });
      return;
    default:
      if (seen) await change(step, as, seen._id);
  }
}

async function change({ what, message }: Step, as: Person, id: string): Promise<void> {
  const path = `/api/messages/${id}` as const;
  if (what === "edit") await app.call("PATCH", path, { as, body: { body: `Changed ${message}` } });
  if (what === "delete") await app.call("DELETE", `${path}?for=all`, { as });
  if (what === "hide") await app.call("DELETE", `${path}?for=me`, { as });
  const emoji = pick(MESSAGE_REACTIONS, message)!;
  if (what === "react") await app.call("PUT", `${path}/reaction`, { as, body: { emoji } });
  if (what === "takeBack") await app.call("DELETE", `${path}/reaction`, { as });
  if (what === "pin") await app.call("PUT", `${path}/pin`, { as, body: {} });
}

/** What is unread by the rows alone: what others wrote and reactions to what they wrote, after what was read. */
async function unreadByRows(memberId: string, conversationId: string): Promise<number> {
  const [own] = await app.db
    .select()
    .from(conversationMembers)
    .where(
      and(eq(conversationMembers.memberId, memberId), eq(conversationMembers.conversationId, conversationId)),
    );
  if (!own) throw new Error("no place");
  const from = Math.max(own.readSeq, own.clearedSeq, own.joinedSeq);
  const written = await app.db.$count(
    messages,
    and(
      eq(messages.conversationId, conversationId),
      gt(messages.seq, from),
      eq(messages.kind, "text"),
      or(isNull(messages.senderId), ne(messages.senderId, memberId)),
      sql`${messages.id} not in (select message_id from hidden_messages where member_id = ${memberId})`,
    ),
  );
  const reactions = await app.db.$count(
    messageReactions,
    and(
      eq(messageReactions.conversationId, conversationId),
      eq(messageReactions.toId, memberId),
      ne(messageReactions.memberId, memberId),
      gt(messageReactions.seq, own.readSeq),
    ),
  );
  return written + reactions;
}

test("whatever happens, each device ends with what a reload shows, and unread are the rows that are unread", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const { people, devices, ids } = await begin();
      const keys: [string, string][] = [];
      // Two at a time, as two people would.
      for (let at = 0; at < history.length; at += 2)
        await Promise.all(history.slice(at, at + 2).map((step) => take(step, devices, ids, keys)));
      for (const device of devices) {
        await device.sync();
        device.hear();
        const reloaded = openDevice(app, device.person);
        await reloaded.sync();
        expect(device.state()).toEqual(reloaded.state());
      }
      for (const { member } of people) {
        const device = devices.find(({ person }) => person.member.id === member.id)!;
        const { conversations } = device.state();
        for (const { _id: id, unread } of Object.values(conversations))
          expect(unread).toBe(await unreadByRows(member.id, id));
        const waiting = Object.values(conversations).filter(
          ({ unread, archived }) => unread > 0 && !archived,
        );
        expect((await device.calls.unread()).count).toBe(waiting.length);
      }
    }),
    { numRuns: 6, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  );
}, 120_000);
