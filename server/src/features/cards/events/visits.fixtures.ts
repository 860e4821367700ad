import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { CallOptions } from "../../../testing/test-call.ts";
import { cards } from "../cards.table.ts";

export const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
export const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
export const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
export const HEADLESS =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36";

/** The columns of a card that counting reads. */
export async function addCard(
  db: Db,
  ownerId: string,
  given: Partial<typeof cards.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const now = new Date();
  const person = { name: "Asha Verma", role: "Architect", company: "Verma Studio", phone: "+919811111111" };
  await db
    .insert(cards)
    .values({ id, ownerId, kind: "own", ...person, createdAt: now, updatedAt: now, ...given });
  return id;
}

interface Visit {
  cardId: string;
  type?: string;
  userAgent?: string;
  [field: string]: unknown;
}
type Call = (method: string, path: string, options: CallOptions) => Promise<{ status: number }>;

/** One event, as the page of a card sends it; returns the status. */
export async function visit(
  { call }: { call: Call },
  { userAgent = CHROME, ...event }: Visit,
  options: CallOptions = {},
) {
  const headers = { "user-agent": userAgent, ...options.headers };
  const { status } = await call("POST", "/api/card-events", {
    ...options,
    body: { type: "view", ...event },
    headers,
  });
  return status;
}
