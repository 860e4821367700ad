import { beforeEach, describe, expect, test } from "vitest";
import { CONVERSATION_EVENT, MESSAGE_EVENT, MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { hearLive } from "../../testing/hear-live.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { uploadedPicture } from "../companies/products/product.fixtures.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { groupCalls, writerOf } from "./messages.fixtures.ts";

const app = await sharedTestApp();
const { accept, add, begin, change, decline, leave, lines, remove } = groupCalls(app);
let [asha, ravi, meera, stranger]: Person[] = [];
beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
  ravi = await app.signIn("Ravi Kulkarni");
  meera = await app.signIn("Meera Iyer");
  stranger = await app.signIn("Sunil Rao");
  await connect(app, asha, ravi);
  await connect(app, asha, meera);
});

const write = (as: Person, id: string, body: string) => writerOf(app, as).write(id, body);
const show = async (as: Person, id: string) => (await writerOf(app, as).show(id)).json;
const adminsOf = async (as: Person, id: string) =>
  (await show(as, id)).participants.filter(({ role }) => role === "admin").map(({ name }) => name);
const stateFor = async (as: Person, id: string) => (await show(as, id)).state;
const refusal = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as { message: string }).message,
];

describe("who comes into a group", () => {
  test("connections are in it at once, others by their own yes, and nobody sees what was before", async () => {
    const id = await begin(asha!, [ravi!, stranger!]);
    await write(asha!, id, "Who brings the tables?");
    expect(await lines(ravi!, id)).toEqual(["Asha Menon added you.", "Who brings the tables?"]);
    expect(await lines(stranger!, id)).toEqual([]);
    expect((await write(stranger!, id, "Hello")).status).toBe(422);
    expect(await writerOf(app, stranger!).unread()).toEqual({ count: 0, requests: 1 });
    expect((await writerOf(app, stranger!).list("filter=requests")).json.conversations).toMatchObject([
      { _id: id, state: "invited", title: "Diwali stall", last: null, headSeq: 1 },
    ]);
    expect((await show(stranger!, id)).knownBy[0]).toBe("Asha Menon invites you.");
    await accept(stranger!, id);
    expect((await show(stranger!, id)).knownBy).toEqual([]);
    await write(stranger!, id, "I do.");
    expect(await lines(stranger!, id)).toEqual(["You joined.", "I do."]);
    expect(await writerOf(app, stranger!).unread()).toEqual({ count: 0, requests: 0 });
  });

  test("any member adds their own connections; those of others are invited", async () => {
    const id = await begin(asha!, [ravi!]);
    await connect(app, ravi!, stranger!);
    const { json } = await add(ravi!, id, [stranger!, meera!]);
    expect(json.participants.map(({ name, isInvited }) => [name, isInvited])).toEqual([
      ["Asha Menon", false],
      ["Ravi Kulkarni", false],
      ["Meera Iyer", true],
      ["Sunil Rao", false],
    ]);
    expect(refusal(await add(meera!, id, [stranger!]))).toEqual([422, MESSAGE_TEXT.closed]);
    expect((await add(await app.signIn("Outsider"), id, [asha!])).status).toBe(404);
  });

  test("holds twenty people, those invited among them, also when two add at once", async () => {
    const people: Person[] = [];
    for (let at = 0; at < 17; at++) people.push(await app.signIn(`Person ${at}`));
    const id = await begin(asha!, [ravi!, ...people]);
    const both = await Promise.all([add(asha!, id, [meera!]), add(ravi!, id, [stranger!])]);
    const refused = both.filter(({ status }) => status !== 200);
    expect(refused.map(refusal)).toEqual([[403, MESSAGE_TEXT.groupFull]]);
    expect((await show(asha!, id)).participants).toHaveLength(20);
  });

  test("two in a block may share a group, and neither adds the other", async () => {
    const id = await begin(asha!, [ravi!, meera!]);
    await app.call("PUT", `/api/blocks/${ravi!.member.id}`, { as: meera! });
    expect((await write(ravi!, id, "Still together")).status).toBe(201);
    expect((await lines(meera!, id)).at(-1)).toBe("Still together");
    const other = await begin(asha!, [ravi!]);
    expect((await add(ravi!, other, [meera!])).status).toBe(400);
  });
});

describe("who goes", () => {
  test("who is removed gets nothing written after, at once, and keeps what they had", async () => {
    const id = await begin(asha!, [ravi!, meera!]);
    await write(asha!, id, "Before");
    const [changed, written] = [
      hearLive(app, ravi!, CONVERSATION_EVENT),
      hearLive(app, ravi!, MESSAGE_EVENT),
    ];
    expect((await remove(asha!, id, ravi!)).status).toBe(200);
    expect([await changed(), (await written()).length]).toEqual([[{ conversationId: id }], 1]);
    const { next } = (await writerOf(app, ravi!).changes(0)).json;
    await write(asha!, id, "After");
    await change(asha!, id, { name: "New name" });
    await add(asha!, id, [stranger!]);
    const direct = (await writerOf(app, asha!).begin(ravi!, "Sorry")).json.conversation._id;
    expect([await changed(), await written()]).toEqual([
      [],
      [expect.objectContaining({ conversationId: direct })],
    ]);
    expect((await writerOf(app, ravi!).changes(next)).json.conversations.map(({ _id }) => _id)).toEqual([
      direct,
    ]);
    expect((await lines(ravi!, id)).slice(-2)).toEqual(["Before", "Asha Menon removed you from the group."]);
    const left = await show(ravi!, id);
    expect(left).toMatchObject({ state: "closed", canWrite: false, memberCount: 3, headSeq: 4 });
    expect(left.participants.map(({ name }) => name)).toEqual(["Asha Menon", "Ravi Kulkarni", "Meera Iyer"]);
    expect((await write(ravi!, id, "Why?")).status).toBe(422);
  });

  test("the list says the same as the thread, to each reader from their own view", async () => {
    const id = await begin(asha!, [ravi!, meera!]);
    await remove(asha!, id, ravi!);
    const lastLines = async () =>
      Promise.all(
        [asha!, ravi!, meera!].map(async (each) => {
          const { last } = (await writerOf(app, each).list()).json.conversations[0]!;
          expect((await lines(each, id)).at(-1)).toBe(last?.text);
          return [last?.text, last?.isNote];
        }),
      );
    expect(await lastLines()).toEqual([
      ["You removed Ravi Kulkarni from the group.", true],
      ["Asha Menon removed you from the group.", true],
      ["Asha Menon removed Ravi Kulkarni from the group.", true],
    ]);
    await write(asha!, id, "We go on.");
    expect((await lastLines()).at(-1)).toEqual(["We go on.", false]);
  });

  test("who left returns only by accepting, reads what they had until then, and sees what comes from then on", async () => {
    const id = await begin(asha!, [ravi!, meera!]);
    await write(asha!, id, "First");
    expect((await leave(ravi!, id)).status).toBe(204);
    await write(asha!, id, "While he was away");
    await add(asha!, id, [ravi!]);
    expect(await stateFor(ravi!, id)).toBe("invited");
    expect((await lines(ravi!, id)).slice(-2)).toEqual(["First", "You left."]);
    await decline(ravi!, id);
    expect((await lines(ravi!, id)).slice(-2)).toEqual(["First", "You left."]);
    await add(asha!, id, [ravi!]);
    await accept(ravi!, id);
    await write(asha!, id, "Welcome back");
    expect(await lines(ravi!, id)).toEqual(["You joined.", "Welcome back"]);
  });

  test("only admins remove, and an invitation is taken back without a trace for its receiver", async () => {
    const id = await begin(asha!, [ravi!, stranger!]);
    expect(refusal(await remove(ravi!, id, meera!))).toEqual([403, MESSAGE_TEXT.notAdmin]);
    expect(refusal(await remove(asha!, id, asha!))).toEqual([409, MESSAGE_TEXT.leaveYourself]);
    expect(refusal(await remove(asha!, id, meera!))).toEqual([404, MESSAGE_TEXT.notInGroup]);
    await remove(asha!, id, stranger!);
    expect((await writerOf(app, stranger!).list("filter=requests")).json.conversations).toEqual([]);
    await accept(stranger!, id);
    expect(await stateFor(stranger!, id)).toBe("closed");
    expect((await lines(asha!, id)).at(-1)).toBe("You added Ravi Kulkarni.");
  });

  test("after the last admin who is longest in it becomes one; after the last member it is over", async () => {
    const id = await begin(asha!, [ravi!]);
    await add(asha!, id, [meera!, stranger!]);
    await leave(asha!, id);
    expect(await adminsOf(meera!, id)).toEqual(["Ravi Kulkarni"]);
    await leave(ravi!, id);
    expect(await adminsOf(meera!, id)).toEqual(["Meera Iyer"]);
    await leave(meera!, id);
    await accept(stranger!, id);
    expect(await stateFor(stranger!, id)).toBe("closed");
    expect((await lines(asha!, id)).at(-1)).toBe("You left.");
  });

  test("people come and go at once without a lost number", async () => {
    const id = await begin(asha!, [ravi!, meera!]);
    const other = await begin(asha!, [meera!, ravi!]);
    const done = await Promise.all([
      add(asha!, id, [stranger!]),
      leave(ravi!, id),
      leave(meera!, other),
      add(asha!, other, [stranger!]),
      write(meera!, id, "One"),
      write(ravi!, other, "Two"),
    ]);
    expect(done.map(({ status }) => status)).toEqual([200, 204, 204, 200, 201, 201]);
    for (const each of [id, other]) {
      const { messages } = (await writerOf(app, asha!).thread(each)).json;
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => at + 1));
    }
  });
});

describe("name and picture", () => {
  test("admins change them, each change is a line, and the picture is their own", async () => {
    const id = await begin(asha!, [ravi!]);
    const picture = await uploadedPicture(app, asha!);
    const { json } = await change(asha!, id, { name: "Holi stall", picture });
    expect(json).toMatchObject({ title: "Holi stall", picture });
    expect((await lines(ravi!, id)).slice(-2)).toEqual([
      "Asha Menon named the group “Holi stall”.",
      "Asha Menon changed the picture of the group.",
    ]);
    await change(asha!, id, { name: "Holi stall", picture });
    expect(await lines(ravi!, id)).toHaveLength(3);
    expect(refusal(await change(ravi!, id, { name: "Mine" }))).toEqual([403, MESSAGE_TEXT.notAdmin]);
    const foreign = await change(asha!, id, { picture: await uploadedPicture(app, ravi!) });
    expect(foreign.status).toBe(400);
  });

  test("a conversation of two has neither, and nobody leaves it", async () => {
    const id = (await writerOf(app, asha!).begin(ravi!, "Good morning")).json.conversation._id;
    const calls = [change(asha!, id, { name: "Us" }), leave(asha!, id), add(asha!, id, [meera!])];
    for (const call of [...calls, remove(asha!, id, ravi!)])
      expect(refusal(await call)).toEqual([422, MESSAGE_TEXT.notGroup]);
  });
});

test("after a block both learn at once, on the open stream, that nobody writes between them", async () => {
  const id = (await writerOf(app, asha!).begin(ravi!, "Good morning")).json.conversation._id;
  const ears = [asha!, ravi!].map((each) => hearLive(app, each, CONVERSATION_EVENT));
  await app.call("PUT", `/api/blocks/${asha!.member.id}`, { as: ravi! });
  for (const heard of ears) expect(await heard()).toEqual([{ conversationId: id }]);
  for (const each of [asha!, ravi!]) {
    const [changed] = (await writerOf(app, each).changes(1)).json.conversations;
    expect(changed).toMatchObject({ _id: id, state: "closed", canWrite: false });
  }
});
