import Papa from "papaparse";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migrateDatabase } from "./platform/database.ts";
import { createOldDatabase, OLD_PASSWORDS, oldAnswers } from "./testing/old-database/old-database.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

const { at, answers } = oldAnswers();
const people = new Map<string, { token: string }>();
let database: Awaited<ReturnType<typeof createOldDatabase>>;
let app: TestApp;

beforeAll(async () => {
  database = await createOldDatabase();
  await migrateDatabase(database.url);
  // It is that day again: what counts days or opening hours then says the same.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
  app = await startTestApp({
    database,
    settings: { PUBLIC_ORIGIN: "http://localhost:4711", PAYMENTS: "test" },
  });
  for (const who of new Set(answers.map(({ as }) => as))) if (who) people.set(who, await signIn(who));
});
afterAll(async () => {
  await app.stop();
  await database.close();
  vi.useRealTimers();
});

async function signIn(who: string): Promise<{ token: string }> {
  const isAdmin = who === "admin";
  const { json } = await app.call("POST", isAdmin ? "/api/admin/auth/login" : "/api/auth/login", {
    body: isAdmin
      ? { email: "admin@example.com", password: OLD_PASSWORDS.admin }
      : { email: `${who}@sample.cardplaza.in`, password: OLD_PASSWORDS.member },
  });
  return json;
}

/** Fields that answers have since then. Everything else must be as it was. */
const NEW_FIELDS = [
  "version",
  // In the settings of notifications.
  "kinds",
  "quietHours",
  "lockScreenText",
  "reaches",
  // In enquiries: the team of a company, and quotes.
  "assignee",
  "author",
  "wonPaise",
  "order",
  "quotes",
  "team",
  "seller",
  "sellerIsPremium",
  "outsideAnswers",
  // In reviews: what was reviewed, and the ratings of a service.
  "targetType",
  "scores",
  "hasScores",
  // Of a listing, of the counts on the home page and in the search, and of a suggestion: companies, what they offer,
  // their jobs, and chapters.
  "company",
  "companies",
  "product",
  "products",
  "it_service",
  "job",
  "chapter",
  "type",
  // Of a profile: work, education, what they are open to, and who knows whom. Of a card: its member's profile.
  "cover",
  "experience",
  "education",
  "skills",
  "languages",
  "openTo",
  "handles",
  "phone",
  "email",
  "connections",
  "mutual",
  "connection",
  "cardPath",
  "profilePath",
  // What brings a member here, and what is known of their city and trade.
  "aim",
  "known",
  // Of search results: how to write to a business. Of enquiries: answers to those that were sent.
  "whatsapp",
  "answers",
  // Of leads of a free owner: the newest, and where they were mailed. Of QR codes: until when a page names the target.
  "newest",
  "mailedTo",
  "namesTargetUntil",
  // Of a lead: the message that it was made of. Of saved replies: how many the member can keep.
  "madeOf",
  "max",
  // Of an administrator's session: when it ends, and how many recovery codes are left.
  "endsAt",
  "recoveryCodesLeft",
  // Of an administrators' list: read from a cursor. Of a claim: since when it waits, and a dispute.
  "items",
  "nextCursor",
  "count",
  "updatedAt",
  "isDisputed",
];
/** New columns of exported tables. */
const NEW_COLUMNS = ["Won (INR)"];

function withoutNewColumns(table: string): string[][] {
  const rows = Papa.parse<string[]>(table).data;
  const isNew = rows[0]?.map((name) => NEW_COLUMNS.includes(name)) ?? [];
  return rows.map((row) => row.filter((_cell, index) => !isNew[index]));
}

/** Signed links run out a while after they were asked for, to the second. */
const unsigned = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll(/\?expires=\d+&signature=[\w-]+/g, "?signed")) as unknown;

function withoutNew(value: unknown, before: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => withoutNew(item, isList(before) ? before[index] : null));
  if (!isRecord(value) || !isRecord(before)) return value;
  const saved = Object.entries(value).filter(([key]) => key in before || !NEW_FIELDS.includes(key));
  return Object.fromEntries(saved.map(([key, inner]) => [key, withoutNew(inner, before[key])]));
}
/** Visitors who search no longer see in which city a person is. */
const withoutCities = (body: unknown) =>
  JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    isRecord(value) && value.type === "person" ? { ...value, city: "" } : value,
  ) as unknown;
/**
 * The usual time of an answer is said from five answers on, and nobody had as many then; one reason has other words; three
 * saved replies need no plan any more.
 */
const asToday = (body: unknown) =>
  JSON.parse(JSON.stringify(body).replaceAll("Updated lately", "Recently updated"), (key, value: unknown) =>
    key === "replyMedianMin" ? null : key === "savedReplies" ? [] : value,
  ) as unknown;
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isList(value);

/** First what is unread: opening a lead, an enquiry or a post reads the news about it. */
const inOrder = answers.toSorted((one, other) => Number(isNews(other)) - Number(isNews(one)));
function isNews({ path }: { path: string }) {
  return path.startsWith("/api/notifications");
}

test.each(inOrder)(
  "on the database of the version before, $as gets the same from $path",
  async (recorded) => {
    const { as, path, status } = recorded;
    const body = asToday(as === null ? withoutCities(recorded.body) : recorded.body);
    const answer = await app.call("GET", path, {
      as: as === null ? undefined : people.get(as),
      headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537" },
    });
    expect(answer.status).toBe(status);
    const isTable = path.includes(".csv");
    const plain = (text: string) => (isTable ? withoutNewColumns(text) : text);
    const now = typeof body === "string" ? plain(answer.text) : withoutNew(answer.json, body);
    expect(unsigned(now)).toEqual(unsigned(typeof body === "string" ? plain(body) : body));
  },
);
