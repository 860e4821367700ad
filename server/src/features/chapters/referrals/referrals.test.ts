import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { GIVE_FEATURE, TRACK_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import { referralPath } from "@cardplaza/contract/screen-paths";
import { REFERRAL_TEXT, SLIP_EVENT } from "@cardplaza/contract/chapters/referral-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { blocks } from "../../moderation/moderation.table.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { listOf, noticesOfType, noticesTo } from "../../notifications/notify.fixtures.ts";
import { premiumPeriods } from "../../plan/plan.table.ts";
import { chapterMembers } from "../chapter/chapters.table.ts";
import { newNumber, referralCalls, twoChapters } from "./referral.fixtures.ts";
import { referralEvents, referrals } from "./referrals.table.ts";
import { hearLive } from "../../../testing/hear-live.ts";

const app = await sharedTestApp();
const { give, given, answer, open, won, pointsOf } = referralCalls(app);
let people: Awaited<ReturnType<typeof twoChapters>>;
beforeAll(async () => {
  people = await twoChapters(app);
});

const list = (as: { token: string }, query: string) => app.call("GET", `/api/referrals?${query}`, { as });

describe("giving", () => {
  test("Asha gives Ravi a referral, and both see it with its timeline", async () => {
    const { asha, ravi, chapter } = people;
    const phone = newNumber();
    const slip = {
      prospect: { phone: phone.slice(3), email: "Vikram@Desai.example" },
      heat: 5,
      estPaise: 900,
    };
    const { status, json } = await give(asha, ravi, slip);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      giver: { _id: asha.member.id, name: "Asha Menon", chapter: { _id: chapter.id, name: chapter.name } },
      receiver: { _id: ravi.member.id, name: "Ravi Kulkarni" },
      isGiver: true,
      prospect: { name: "Vikram Desai", phone, email: "vikram@desai.example", erased: false },
      heat: 5,
      type: "outside",
      crossChapter: false,
      estPaise: 900,
      status: "given",
      source: null,
      timeline: [{ status: "given", by: "giver", text: "" }],
      actions: ["withdraw"],
    });
    expect(await open(ravi, json._id)).toMatchObject({
      isGiver: false,
      prospect: { phone },
      actions: ["accept", "decline"],
    });
    expect(await noticesOfType(app, ravi, "enquiry_sent")).toMatchObject([
      { message: REFERRAL_TEXT.received("Asha Menon"), targetUrl: referralPath(chapter.id, json._id) },
    ]);
    expect((await listOf(app, asha)).notifications).toEqual([]);
  });

  test("is mailed with what is needed and its value, but not with who it is", async () => {
    const { asha, sunil } = people;
    const need = "Needs a chartered accountant before March.";
    const id = await given(asha, sunil, { need, heat: 4, estPaise: 25_000_000 });
    const mail = await newestMessage(app, sunil.member.email!, 1, /referral/);
    expect(mail.subject).toBe("New referral from Asha Menon");
    for (const line of [need, "Estimated value: ₹2,50,000", "How warm: Hot", "Answer the referral:"])
      expect(mail.text).toContain(line);
    expect(mail.text).not.toContain("Vikram Desai");
    // A prospect can be erased from the referral, so no notice has what was written about them.
    const [stored] = await app.db
      .select({ values: notifications.values })
      .from(notifications)
      .where(eq(notifications.about, `referral:${id}`));
    expect(stored?.values).toEqual({ name: "Asha Menon", heat: 4, kind: "outside" });
  });

  test("reaches members of other chapters, who are worth more", async () => {
    const { neha, meera, chapter, other } = people;
    const { json } = await give(neha, meera);
    expect(json).toMatchObject({
      crossChapter: true,
      giver: { chapter: { _id: other.id } },
      receiver: { chapter: { _id: chapter.id } },
    });
    await answer(meera, json._id, "accept");
    expect(await pointsOf(neha, json._id)).toEqual([["referral_accepted", 12]]);
  });

  test("comes with the plan, and needs a chapter of one's own", async () => {
    const { ravi, asha, other } = people;
    expect((await give(ravi, asha)).json).toMatchObject({ code: "PREMIUM_REQUIRED", feature: GIVE_FEATURE });
    const outsider = await app.signIn("Outsider", { premium: true });
    const refused = await give(outsider, asha);
    expect([refused.status, refused.json.message]).toEqual([403, REFERRAL_TEXT.needsChapter]);
    expect((await give(asha, ravi, { chapterId: other.id })).status).toBe(403);
  });

  test("to oneself is refused", async () => {
    const { status, json } = await give(people.asha, people.asha);
    expect([status, json.fields]).toEqual([400, { receiverId: REFERRAL_TEXT.self }]);
  });

  test("somebody outside, away, gone, blocked or unknown looks the same", async () => {
    const { asha, chapter } = people;
    const [outside, away, blocked] = await Promise.all(
      ["Outside", "Away", "Blocked"].map((name) => app.signIn(name)),
    );
    const seat = { chapterId: chapter.id, changedAt: new Date(), joinedAt: new Date() };
    await app.db.insert(chapterMembers).values([
      { ...seat, memberId: away!.member.id, status: "on_leave" },
      { ...seat, memberId: blocked!.member.id, status: "active" },
    ]);
    await app.db
      .insert(blocks)
      .values({ blockerId: blocked!.member.id, blockedId: asha.member.id, createdAt: new Date() });
    const unknown = { ...outside!, member: { ...outside!.member, id: "zzzzzzzzzzzzzzzzzzzz" } };
    for (const person of [outside!, away!, blocked!, unknown]) {
      const { status, json } = await give(asha, person);
      expect([status, json.message]).toEqual([404, REFERRAL_TEXT.notReceiver]);
    }
  });

  test.each([
    ["without consent", { consent: false }, "prospect.consent", REFERRAL_TEXT.consent],
    ["without a way to reach them", { phone: undefined }, "prospect.phone", REFERRAL_TEXT.needContact],
    ["with a number nobody can call", { phone: "call me" }, "prospect.phone", REFERRAL_TEXT.badPhone],
  ])("a prospect %s is refused", async (_case, prospect, field, text) => {
    const { status, json } = await give(people.asha, people.ravi, { prospect });
    expect([status, json.fields[field]]).toEqual([400, text]);
  });

  test("the same number for the same member within 90 days is refused with its day, however it is typed", async () => {
    const { asha, ravi, meera, neha } = people;
    const phone = newNumber();
    await give(asha, ravi, { prospect: { phone } });
    const first = dayInWords(new Date());
    for (const giver of [asha, neha]) {
      const again = await give(giver, ravi, {
        prospect: { phone: `0${phone.slice(3, 8)} ${phone.slice(8)}` },
      });
      expect([again.status, again.json.message]).toEqual([
        409,
        `This referral was already given on ${first}.`,
      ]);
    }
    expect((await give(asha, meera, { prospect: { phone } })).status).toBe(201);
    const longAgo = new Date(Date.now() - 91 * DAY_MS);
    await app.db.update(referrals).set({ createdAt: longAgo }).where(eq(referrals.prospectPhone, phone));
    expect((await give(asha, ravi, { prospect: { phone } })).status).toBe(201);
  });

  test("two givers of the same number at once end as one referral", async () => {
    const { asha, ravi, neha } = people;
    const phone = newNumber();
    const responses = await Promise.all(
      [asha, neha].map((giver) => give(giver, ravi, { prospect: { phone } })),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await app.db.$count(referrals, eq(referrals.prospectPhone, phone))).toBe(1);
  });

  test("a slip sent twice after a lost answer gives the same answer and one referral", async () => {
    const { asha, ravi } = people;
    const phone = newNumber();
    const headers = { "idempotency-key": `slip-${phone}` };
    const [first, second] = await Promise.all([
      give(asha, ravi, { prospect: { phone } }, headers),
      give(asha, ravi, { prospect: { phone } }, headers),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect(await app.db.$count(referrals, eq(referrals.prospectPhone, phone))).toBe(1);
  });
});

describe("answering", () => {
  test("goes from given to won, with points and word for the giver at each step", async () => {
    const { asha, chapter } = people;
    const { ravi } = people;
    const id = await given(asha, ravi);
    expect((await answer(ravi, id, "accept")).json).toMatchObject({
      status: "accepted",
      actions: ["contacted", "won", "lost"],
    });
    expect(await pointsOf(asha, id)).toEqual([["referral_accepted", 10]]);
    await answer(ravi, id, "contacted", { note: "Called on Monday." });
    const { json } = await answer(ravi, id, "won", { wonPaise: 12_000_000 });
    expect(json).toMatchObject({ status: "won", wonPaise: 12_000_000, actions: ["correct"] });
    expect((await open(asha, id)).timeline.map(({ status, by, text }) => [status, by, text])).toEqual([
      ["given", "giver", ""],
      ["accepted", "receiver", ""],
      ["contacted", "receiver", "Called on Monday."],
      ["won", "receiver", ""],
    ]);
    expect(
      (await pointsOf(asha, id)).toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([
      ["referral_accepted", 10],
      ["referral_won", 15],
    ]);
    const targetUrl = referralPath(chapter.id, id);
    expect(
      (await noticesOfType(app, asha, "request_accepted")).filter(
        (each: { targetUrl: string }) => each.targetUrl === targetUrl,
      ),
    ).toMatchObject([
      { message: REFERRAL_TEXT.won("Ravi Kulkarni") },
      { message: REFERRAL_TEXT.accepted("Ravi Kulkarni") },
    ]);
  });

  test("a win without a call between adds the call to the timeline", async () => {
    const { asha, ravi } = people;
    const id = await won(asha, ravi);
    expect((await open(asha, id)).timeline.map(({ status }) => status)).toEqual([
      "given",
      "accepted",
      "contacted",
      "won",
    ]);
  });

  test("declining needs a reason, winning a value", async () => {
    const { asha, ravi } = people;
    const id = await given(asha, ravi);
    expect((await answer(ravi, id, "decline")).json.fields).toEqual({ reason: REFERRAL_TEXT.needReason });
    const declined = await answer(ravi, id, "decline", { reason: "no_capacity" });
    expect(declined.json).toMatchObject({ status: "declined", declineReason: "no_capacity", actions: [] });
    expect(await noticesTo(app, asha)).toContain(REFERRAL_TEXT.declined("Ravi Kulkarni"));
    expect(await pointsOf(asha, id)).toEqual([]);
    const next = await given(asha, ravi);
    await answer(ravi, next, "accept");
    expect((await answer(ravi, next, "won")).json.fields).toEqual({ wonPaise: REFERRAL_TEXT.needValue });
    expect((await answer(ravi, next, "won", { wonPaise: 0 })).status).toBe(400);
  });

  test("follows the order of the states, and each side does only its own", async () => {
    const { asha, ravi } = people;
    const id = await given(asha, ravi);
    const refused = await answer(ravi, id, "contacted");
    expect([refused.status, refused.json.message]).toEqual([422, REFERRAL_TEXT.notNow]);
    expect((await answer(ravi, id, "won", { wonPaise: 100 })).status).toBe(422);
    expect((await answer(asha, id, "accept")).status).toBe(404);
    expect((await answer(ravi, id, "withdraw")).status).toBe(404);
    expect((await answer(asha, id, "withdraw")).json.status).toBe("withdrawn");
    expect((await answer(ravi, id, "accept")).status).toBe(422);
    const accepted = await given(asha, ravi);
    await answer(ravi, accepted, "accept");
    expect((await answer(asha, accepted, "withdraw")).status).toBe(422);
  });

  test("a win can be corrected for seven days; and its points and the thank-you go", async () => {
    const { asha, ravi } = people;
    const id = await won(asha, ravi);
    const thanks = { referralId: id, amountPaise: 2_000_000 };
    const { json } = await app.call("POST", "/api/thank-yous", { as: ravi, body: thanks });
    expect(await pointsOf(asha, json._id)).toEqual([["thank_you", 2]]);
    app.clock.advance({ days: 6 });
    expect((await answer(ravi, id, "correct")).json).toMatchObject({ status: "accepted", wonPaise: null });
    expect(await pointsOf(asha, id)).toEqual([["referral_accepted", 10]]);
    expect(await pointsOf(asha, json._id)).toEqual([]);
    expect((await open(ravi, id)).thankYouId).toBeNull();
    for (const [who, box] of [
      [ravi, "given"],
      [asha, "received"],
    ] as const) {
      const listed = (await app.call("GET", `/api/thank-yous?box=${box}`, { as: who })).json.thankYous;
      expect(listed.map(({ _id }) => _id)).not.toContain(json._id);
    }
    const gone = await app.call("PATCH", `/api/thank-yous/${json._id}`, { as: ravi, body: { note: "Late" } });
    expect([gone.status, gone.json.message]).toEqual([404, REFERRAL_TEXT.thankNotFound]);
    await answer(ravi, id, "won", { wonPaise: 700 });
    expect((await app.call("POST", "/api/thank-yous", { as: ravi, body: thanks })).status).toBe(201);
    app.clock.advance({ days: 8 });
    expect((await open(ravi, id)).actions).toEqual([]);
    const late = await answer(ravi, id, "correct");
    expect([late.status, late.json.message]).toEqual([422, REFERRAL_TEXT.tooLateToCorrect]);
  });

  test("a win is corrected while its thank-you is changed: neither waits for ever, and no points stay", async () => {
    const { asha, ravi } = people;
    for (let round = 0; round < 5; round++) {
      const id = await won(asha, ravi);
      const body = { referralId: id, amountPaise: 2_000_000 };
      const { json } = await app.call("POST", "/api/thank-yous", { as: ravi, body });
      const change = { as: ravi, body: { amountPaise: 9_000_000 } };
      const [changed, corrected] = await Promise.all([
        app.call("PATCH", `/api/thank-yous/${json._id}`, change),
        answer(ravi, id, "correct"),
      ]);
      expect(corrected.status).toBe(200);
      expect([200, 404]).toContain(changed.status);
      expect(await pointsOf(asha, json._id)).toEqual([]);
    }
  });

  test("two answers at once end as one", async () => {
    const { asha, ravi } = people;
    const id = await given(asha, ravi);
    const responses = await Promise.all([
      answer(ravi, id, "accept"),
      answer(ravi, id, "decline", { reason: "other" }),
    ]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    const twice = await given(asha, ravi);
    const same = await Promise.all([answer(ravi, twice, "accept"), answer(ravi, twice, "accept")]);
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    expect(await app.db.$count(referralEvents, eq(referralEvents.referralId, twice))).toBe(2);
    expect(await pointsOf(asha, twice)).toHaveLength(1);
  });

  test("is free, also for a giver and receiver who left the chapter or whose plan has ended", async () => {
    const { sunil, chapter } = people;
    const giver = await app.signIn("Giver", { premium: true });
    await app.db
      .insert(chapterMembers)
      .values({ chapterId: chapter.id, memberId: giver.member.id, status: "active", changedAt: new Date() });
    const id = await given(giver, sunil);
    await app.db.delete(premiumPeriods).where(eq(premiumPeriods.memberId, giver.member.id));
    const mine = eq(chapterMembers.memberId, giver.member.id);
    await app.db.update(chapterMembers).set({ status: "left" }).where(mine);
    expect((await answer(sunil, id, "accept")).status).toBe(200);
    expect((await open(giver, id)).status).toBe("accepted");
    expect(await pointsOf(giver, id)).toEqual([["referral_accepted", 10]]);
  });
});

describe("lists", () => {
  test("received ones are free, given ones come with the plan", async () => {
    const { asha, kiran, chapter, other } = people;
    const [first, second] = [await given(asha, kiran), await given(asha, kiran)];
    await answer(kiran, first, "accept");
    const received = (await list(kiran, "box=received")).json;
    expect(received.referrals.map(({ _id }) => _id)).toEqual([second, first]);
    expect(received.counts).toEqual({ given: 1, accepted: 1 });
    const waiting = (await list(kiran, `status=given&chapterId=${chapter.id}`)).json;
    expect(waiting.referrals.map(({ _id }) => _id)).toEqual([second]);
    expect(waiting.counts).toEqual({ given: 1, accepted: 1 });
    expect((await list(kiran, `chapterId=${other.id}`)).json.referrals).toEqual([]);
    expect((await list(kiran, "box=given")).json).toMatchObject({
      code: "PREMIUM_REQUIRED",
      feature: TRACK_FEATURE,
    });
    const mine = (await list(asha, "box=given")).json.referrals.map(({ _id }) => _id);
    expect(mine).toEqual(expect.arrayContaining([first, second]));
  });

  test("come in pages", async () => {
    const { asha, chapter } = people;
    const busy = await app.signIn("Busy");
    await app.db
      .insert(chapterMembers)
      .values({ chapterId: chapter.id, memberId: busy.member.id, status: "active", changedAt: new Date() });
    for (let count = 0; count < 22; count++) await given(asha, busy);
    const first = (await list(busy, "")).json;
    const rest = (await list(busy, `cursor=${first.nextCursor}`)).json;
    expect([first.referrals.length, rest.referrals.length, rest.nextCursor]).toEqual([20, 2, null]);
    const ids = [...first.referrals, ...rest.referrals].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(22);
  });

  test("a stranger with the id finds nothing, an officer of the chapter neither", async () => {
    const { asha, ravi, kiran, neha } = people;
    const id = await won(asha, ravi);
    const leader = await given(neha, kiran);
    for (const [as, which] of [
      [kiran, id],
      [neha, id],
      [asha, leader],
    ] as const) {
      for (const [method, path, body] of [
        ["GET", `/api/referrals/${which}`],
        ["GET", `/api/referrals/${which}/trail`],
        ["PATCH", `/api/referrals/${which}`, { action: "accept" }],
        ["DELETE", `/api/referrals/${which}/prospect`],
        ["POST", "/api/thank-yous", { referralId: which, amountPaise: 100 }],
      ] as const)
        expect((await app.send(method, path, { as, body })).status).toBe(404);
    }
  });
});

describe("receivers", () => {
  const find = async (as: { token: string }, query: string) =>
    (await app.call("GET", `/api/referrals/receivers?${query}`, { as })).json.receivers;
  const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);

  test("are those of one's chapter first, then everybody by name, chapter or trade", async () => {
    const { asha, meera, neha, chapter, other } = people;
    const own = namesOf(await find(asha, ""));
    expect(own).toEqual(expect.arrayContaining(["Kiran Shah", "Meera Iyer", "Ravi Kulkarni", "Sunil Rao"]));
    expect(own).not.toContain("Asha Menon");
    expect(own).not.toContain("Neha Joshi");
    expect(await find(asha, "q=iyer")).toMatchObject([
      { _id: meera.member.id, name: "Meera Iyer", chapter: { _id: chapter.id }, city: "Pune" },
    ]);
    expect(await find(asha, "q=neha")).toMatchObject([
      { _id: neha.member.id, chapter: { _id: other.id, name: other.name }, city: "Mumbai" },
    ]);
    const [found] = await find(asha, "q=neha");
    const trade = encodeURIComponent(found!.categoryName);
    expect(namesOf(await find(asha, `q=${trade}`))).toContain("Neha Joshi");
    expect(namesOf(await find(asha, `chapterId=${other.id}`))).toEqual(["Neha Joshi"]);
    expect(namesOf(await find(asha, `q=${encodeURIComponent(other.name)}`))).toEqual(["Neha Joshi"]);
    expect(await find(asha, "q=%25")).toEqual([]);
  });

  test("leave out whom one cannot reach", async () => {
    const { asha, chapter } = people;
    const shy = await app.signIn("Shyam Hidden");
    await app.db
      .insert(chapterMembers)
      .values({ chapterId: chapter.id, memberId: shy.member.id, status: "active", changedAt: new Date() });
    expect(namesOf(await find(asha, "q=shyam"))).toEqual(["Shyam Hidden"]);
    await app.db
      .insert(blocks)
      .values({ blockerId: shy.member.id, blockedId: asha.member.id, createdAt: new Date() });
    expect(await find(asha, "q=shyam")).toEqual([]);
  });
});

test("open lists of giver and receiver hear of a referral, its answers and the thanks; the chapter's others do not", async () => {
  const { asha, ravi, meera } = people;
  const ears = [asha, ravi, meera].map((each) => hearLive(app, each, SLIP_EVENT));
  const news = async () => Promise.all(ears.map((hear) => hear()));
  const id = await given(asha, ravi);
  const said = [{ kind: "referral", id }];
  expect(await news()).toEqual([said, said, []]);
  await answer(ravi, id, "accept");
  expect(await news()).toEqual([said, said, []]);
  await answer(ravi, id, "accept");
  expect(await news()).toEqual([[], [], []]);
  await answer(ravi, id, "won", { wonPaise: 5_000_000 });
  await news();
  const body = { referralId: id, amountPaise: 5_000_000, kind: "new" as const, note: "" };
  const { json: thanks } = await app.call("POST", "/api/thank-yous", { as: ravi, body });
  const thanked = [{ kind: "thank-you", id: thanks._id }];
  expect(await news()).toEqual([thanked, thanked, []]);
});
