import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { CHAPTER_MEETING_TEXT, VISIT_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../../../../platform/ids.ts";
import { messagesTo, newestMessage } from "../../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../../testing/test-app.ts";
import { noticesTo } from "../../../notifications/notify.fixtures.ts";
import { hashAddress } from "../../../notifications/unsubscribed-addresses.ts";
import { unsubscribedAddresses } from "../../../notifications/notifications.table.ts";
import { insertChapter, insertChapterMeeting } from "../../chapter.fixtures.ts";
import { chapters, type ChapterRow } from "../../chapter/chapters.table.ts";
import { planMeetingsJob } from "../plan-meetings-job.ts";
import { meetingCalls } from "../meeting-calls.fixtures.ts";
import type { MeetingRow } from "../chapter-meetings.table.ts";

const LINK = "https://meet.example.com/pune-circle";
const app = await sharedTestApp();
const { change, run, show } = meetingCalls(app);
let [asha, ravi]: Person[] = [];
let chapter: ChapterRow;
let meeting: MeetingRow;
let email = "";

beforeEach(async () => {
  asha = await app.signIn("Asha", { premium: true });
  ravi = await app.signIn("Ravi");
  chapter = await insertChapter(app, [asha, ravi], { online: true, venue: "", link: LINK });
  meeting = await insertChapterMeeting(app, chapter, { inMinutes: 3 * 24 * 60 });
  email = `${newId()}@visitors.example`;
});

let number = 12_345;
const visitor = () => ({ name: "Sunil Kale", mobile: `98200 ${(number += 1)}`, category: "architects" });
const ask = async (more: object = {}, as?: Person): Promise<string> => {
  const body = { ...visitor(), meetingId: meeting.id, consent: true, ...more };
  const { status, json } = await app.send("POST", `/api/chapters/${chapter.id}/visits`, { as, body });
  expect(status).toBe(201);
  return json._id;
};
const accept = (as: Person, id: string) =>
  app.call("PATCH", `/api/chapter-visitors/${id}`, { as, body: { accepted: true } });
const subjects = async () => (await messagesTo(app, email)).map(({ subject }) => subject);
const listed = async () => (await show(asha!, meeting)).json.visitors;

test("Sunil has no account: once an officer expects him he is mailed the time and the link, once", async () => {
  const id = await ask({ email: email.toUpperCase() });
  expect(await listed()).toMatchObject([{ email, accepted: false, notTold: false }]);
  const refused = await accept(ravi!, id);
  expect([refused.status, refused.json.message]).toEqual([403, CHAPTER_TEXT.onlyOfficers]);
  expect((await accept(asha!, id)).json).toMatchObject({ accepted: true });
  await accept(asha!, id);
  const mail = await newestMessage(app, email);
  expect(mail.subject).toBe(VISIT_TEXT.accepted(chapter.name));
  expect(mail.text).toContain(appointmentInWords(meeting.startsAt));
  expect(mail.text).toContain(LINK);
  // What a stranger typed goes to nobody's mailbox.
  expect(mail.text).not.toContain("Sunil");
  const [file] = mail.attachments!;
  const calendar = Buffer.from(file!.content, "base64").toString();
  expect([file!.filename, calendar]).toEqual(["meeting.ics", expect.stringContaining(`UID:${meeting.id}@`)]);
  expect(calendar).not.toContain(LINK);
  await sleep(300);
  expect(await subjects()).toHaveLength(1);
});

test("he is mailed when it is moved and when it is cancelled, with the officer's reason", async () => {
  await ask({ email });
  const startsAt = new Date(meeting.startsAt.getTime() + DAY_MS);
  await change(asha!, meeting, { action: "move", startsAt: startsAt.toISOString(), reason: "A holiday." });
  const moved = await newestMessage(app, email);
  expect(moved.subject).toBe(CHAPTER_MEETING_TEXT.moved(chapter.name, appointmentInWords(startsAt)));
  expect(moved.text).toContain("A holiday.");
  // Nobody has accepted him yet.
  expect(moved.text).not.toContain(LINK);
  await change(asha!, meeting, { action: "cancel", reason: "Too few can come." });
  const cancelled = await newestMessage(app, email, 1, /cancelled/);
  expect(cancelled.text).toContain("Too few can come.");
  expect(Buffer.from(cancelled.attachments![0]!.content, "base64").toString()).toContain("STATUS:CANCELLED");
});

test("also when the chapter's rhythm drops the meeting", async () => {
  await ask({ email });
  await app.db.update(chapters).set({ status: "archived" }).where(eq(chapters.id, chapter.id));
  for (let time = 0; time < 2; time++) await run(planMeetingsJob, { chapterId: chapter.id });
  const mail = await newestMessage(app, email);
  expect(mail.subject).toBe(
    CHAPTER_MEETING_TEXT.cancelledOn(chapter.name, appointmentInWords(meeting.startsAt)),
  );
  await sleep(300);
  expect(await subjects()).toHaveLength(1);
});

test("whom a member brings is expected at once", async () => {
  await app.call("POST", `/api/chapter-meetings/${meeting.id}/visitors`, {
    as: ravi,
    body: { ...visitor(), email },
  });
  expect(await listed()).toMatchObject([{ accepted: true, email }]);
  expect((await newestMessage(app, email)).text).toContain(LINK);
});

test("without an address officers read whom to call; a member is notified and then sees the link", async () => {
  await ask();
  expect(await listed()).toMatchObject([{ email: "", notTold: true }]);
  const zoya = await app.signIn("Zoya");
  const id = await ask({ name: "Zoya" }, zoya);
  const own = async () => {
    const { json } = await app.call("GET", `/api/chapters/${chapter.id}/meetings`, { as: zoya });
    return json.meetings.find(({ _id }) => _id === meeting.id)?.link;
  };
  expect(await own()).toBe("");
  await accept(asha!, id);
  expect(await own()).toBe(LINK);
  expect(await noticesTo(app, zoya)).toContain(VISIT_TEXT.accepted(chapter.name));
  expect((await listed()).filter(({ notTold }) => notTold)).toHaveLength(1);
});

test("nobody who unsubscribed is mailed, and other members do not see the address", async () => {
  const addressHash = await hashAddress(app.db, email, new Date());
  await app.db.insert(unsubscribedAddresses).values({ addressHash, at: new Date() });
  await accept(asha!, await ask({ email }));
  await sleep(300);
  expect(await subjects()).toEqual([]);
  expect((await show(ravi!, meeting)).json.visitors).toMatchObject([{ email: "", mobile: "" }]);
});

test("he cancels with the link of the mail; the officers know, and he can ask again", async () => {
  await app.db
    .update(chapters)
    .set({ online: false, venue: "Hotel Deccan, FC Road" })
    .where(eq(chapters.id, chapter.id));
  const mobile = "98200 99001";
  const id = await ask({ email, mobile });
  await accept(asha!, id);
  const { text } = await newestMessage(app, email);
  expect(text).toContain("Where: Hotel Deccan, FC Road, Pune");
  const path = /\/api\/chapter-visits\/cancel\?code=\S+/.exec(text)![0];
  const open = (method: string, address = path) => fetch(app.url + address, { method });
  // A mail scanner follows the link: nothing happens yet.
  const page = await (await open("GET")).text();
  expect(page).toContain(VISIT_TEXT.cancelTitle(chapter.name));
  expect((await listed())[0]?.outcome).toBe("expected");
  expect((await open("POST", `${path}x`)).status).toBe(404);
  expect(await (await open("POST")).text()).toContain(VISIT_TEXT.cancelledTitle);
  expect(await (await open("POST")).text()).toContain(VISIT_TEXT.cancelledTitle);
  expect(await (await open("GET")).text()).toContain(VISIT_TEXT.overTitle);
  expect(await listed()).toMatchObject([{ outcome: "declined", note: VISIT_TEXT.cancelNote }]);
  const told = VISIT_TEXT.cancelledBy("Architects", chapter.name, appointmentInWords(meeting.startsAt));
  expect((await noticesTo(app, asha!)).filter((each) => each === told)).toHaveLength(1);
  expect(await ask({ email, mobile })).not.toBe(id);
  expect(await listed()).toMatchObject([{ outcome: "expected", accepted: false }]);
});
