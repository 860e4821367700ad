import { beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { writerOf } from "../messages.fixtures.ts";
import { answerWhenAwayJob } from "./answer-when-away.ts";
import { isInOffice } from "./office-hours.ts";

const app = await sharedTestApp();
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const HOURS = { officeFrom: "09:00", officeTo: "19:00", officeDays: [1, 2, 3, 4, 5, 6] };

test.each([
  ["2026-11-16T03:29:00Z", false, "Monday 8:59"],
  ["2026-11-16T03:30:00Z", true, "Monday 9:00"],
  ["2026-11-16T13:29:00Z", true, "Monday 18:59"],
  ["2026-11-16T13:30:00Z", false, "Monday 19:00"],
  ["2026-11-15T06:00:00Z", false, "Sunday 11:30"],
])("the office at %s in India: %s, %s", (at, isOpen) => {
  expect(isInOffice(HOURS, new Date(at))).toBe(isOpen);
});

test("a night shift belongs to the day on which it begins", () => {
  const night = { officeFrom: "22:00", officeTo: "06:00", officeDays: [6] };
  const at = (time: string) => isInOffice(night, new Date(`${time}+05:30`));
  expect([at("2026-11-14T23:00:00"), at("2026-11-15T05:00:00"), at("2026-11-14T05:00:00")]).toEqual([
    true,
    true,
    false,
  ]);
});

describe("an away message", () => {
  let asha: Person;
  let ravi: Person;
  let a: ReturnType<typeof writerOf>;
  let r: ReturnType<typeof writerOf>;
  beforeEach(async () => {
    [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
    [a, r] = [writerOf(app, asha), writerOf(app, ravi)];
  });

  const setAway = async (
    person: Person,
    text: string,
    office: { from: string; to: string; days: number[] },
  ) =>
    app.call("PUT", "/api/message-settings", { as: person, body: { away: { isOn: true, text, ...office } } });
  const NEVER = { from: "09:00", to: "19:00", days: [] };
  const ALWAYS = { from: "00:00", to: "23:59", days: EVERY_DAY };
  const begin = async (body = "Is the almirah ready?") => {
    await connect(app, asha, ravi);
    return (await a.begin(ravi, body)).json.conversation._id;
  };
  const answer = async () =>
    answerWhenAwayJob.run({ ...app.services, now: app.clock.now() }, {}, new AbortController().signal);
  const bodies = async (id: string) => (await a.thread(id)).json.messages.map(({ body }) => body);

  test("answers once a day, as the member, who has not read it by that", async () => {
    await setAway(ravi, "We open at nine.", NEVER);
    const id = await begin();
    await answer();
    await a.write(id, "Hello?");
    await answer();
    expect(await bodies(id)).toEqual(["Is the almirah ready?", "We open at nine.", "Hello?"]);
    expect((await a.thread(id)).json.messages[1]?.senderId).toBe(ravi.member.id);
    expect(await r.unread()).toMatchObject({ count: 1 });
    expect((await r.show(id)).json.unread).toBe(2);
    app.clock.advance({ hours: 25 });
    await a.write(id, "And now?");
    await answer();
    expect((await bodies(id)).at(-1)).toBe("We open at nine.");
  });

  test("is not answered by the other's away message", async () => {
    await setAway(ravi, "We open at nine.", NEVER);
    await setAway(asha, "I am travelling.", NEVER);
    const id = await begin();
    for (let minute = 0; minute < 3; minute++) await answer();
    expect(await bodies(id)).toEqual(["Is the almirah ready?", "We open at nine."]);
  });

  test("is not sent in office hours, for what was read, to strangers or in a group", async () => {
    await setAway(ravi, "We open at nine.", ALWAYS);
    const id = await begin();
    await answer();
    await setAway(ravi, "We open at nine.", NEVER);
    await r.read(id, 1);
    const group = await app.call("POST", "/api/conversations", {
      as: asha,
      body: { userIds: [ravi.member.id], name: "Fair stall", clientId: `group-${id}` },
    });
    const groupId = group.json.conversation._id;
    await a.write(groupId, "Stall 12");
    const meera = await app.signIn("Meera Nair");
    await setAway(meera, "On leave.", NEVER);
    const request = (await a.begin(meera, "I saw your card.")).json.conversation._id;
    await answer();
    for (const each of [id, groupId, request]) expect(await bodies(each)).not.toContain("We open at nine.");
    expect(await bodies(request)).toEqual(["I saw your card."]);
  });
});
