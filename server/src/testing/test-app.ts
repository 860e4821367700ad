import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../config.ts";
import { members, type Member } from "../features/accounts/accounts.table.ts";
import { startSession } from "../features/accounts/start-session.ts";
import { premiumPeriods } from "../features/plan/plan.table.ts";
import { newId } from "../platform/ids.ts";
import { createLog } from "../platform/log.ts";
import { inTransaction } from "../platform/transaction.ts";
import { runApp } from "../run-app.ts";
import { createTestDatabase } from "./test-database.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

interface Options {
  settings?: Record<string, string>;
  pages?: "built" | "none";
}

/** The whole product on a database of its own, reached through HTTP like everybody reaches it. */
export async function startTestApp({ settings = {}, pages = "none" }: Options = {}) {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "cardplaza-app-"));
  const config = readConfig({ PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1000", ...settings });
  const app = await runApp({ config, databaseUrl: database.url, log: createLog(config.LOG_LEVEL), pages });
  const { db } = app.services;

  return {
    ...app,
    db,
    databaseUrl: database.url,
    dataDir: folder,
    /** A member with a live session. */
    signIn: (name: string, options: { premium?: boolean } = {}) =>
      inTransaction(db, async (tx) => {
        const now = new Date();
        const member: Member = { id: newId(), name, email: `${newId()}@example.com`, createdAt: now };
        await tx.insert(members).values(member);
        if (options.premium) {
          const endsAt = new Date(now.getTime() + YEAR_MS);
          await tx.insert(premiumPeriods).values({ id: newId(), memberId: member.id, startsAt: now, endsAt });
        }
        return { member, token: await startSession(tx, member.id, now) };
      }),
    /** One call; the body goes as JSON unless it is a form. */
    call: (method: string, path: string, options: CallOptions = {}) => call(app.url, method, path, options),
    async stop() {
      await app.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

interface CallOptions {
  as?: { token: string };
  body?: unknown;
  headers?: Record<string, string>;
}

async function call(url: string, method: string, path: string, { as, body, headers = {} }: CallOptions) {
  const json = body !== undefined && !(body instanceof FormData);
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(json ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    body: json ? JSON.stringify(body) : (body as FormData | undefined),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  // Tests say what they expect of the shape; the contract's own types are checked where it is made.
  return { status: response.status, headers: response.headers, text, json: (isJson ? JSON.parse(text) : undefined) as TestJson };
}

type TestJson = { [name: string]: TestJson } & { [index: number]: TestJson } & string & number & boolean;
