// Started by commits.ts: twenty writers in one process, with the code of a checkout, on the database of its product.
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import type * as Config from "../server/src/config.ts";
import type { Services } from "../server/src/context.ts";
import type * as Ids from "../server/src/platform/ids.ts";
import type * as Logs from "../server/src/platform/log.ts";
import type * as TestMember from "../server/src/testing/test-member.ts";
import type * as Transaction from "../server/src/platform/transaction.ts";

const WRITERS = 20;

export type Kind = "bare" | "comment";
export interface Wanted {
  kind: Kind;
  ms: number;
}

// The whole server's types would need all of its declarations here.
interface Opened {
  openServices: (config: unknown, url: string, log: unknown) => Promise<{ services: Services }>;
}
interface Fixtures {
  insertPost: (app: Pick<Services, "db">, author: Person) => Promise<{ id: string }>;
}
interface Handlers {
  handlers: Record<"POST /api/posts/:id/comments", (input: unknown) => Promise<unknown>>;
}

const [, , checkout = ".", url = "", dataDir = ""] = process.argv;
const of = <Module>(file: string) => import(join(resolve(checkout), "server/src", file)) as Promise<Module>;

const { readConfig } = await of<typeof Config>("config.ts");
const { openServices } = await of<Opened>("services.ts");
const { createLog } = await of<typeof Logs>("platform/log.ts");
const { inTransaction } = await of<typeof Transaction>("platform/transaction.ts");
const { newId } = await of<typeof Ids>("platform/ids.ts");
const { signInMember } = await of<typeof TestMember>("testing/test-member.ts");
const { insertPost } = await of<Fixtures>("features/connect/connect.fixtures.ts");
const { handlers } = await of<Handlers>("app.ts");

const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" });
const { services } = await openServices(config, url, createLog("silent"));
// Without workers: the product beside it has them.
await services.jobs.start([], () => ({ ...services, now: new Date() }));
const { db } = services;
const people = await Promise.all(Array.from({ length: WRITERS }, (_, n) => signInMember(db, `Writer ${n}`)));

type Person = (typeof people)[number];
type Write = () => Promise<unknown>;

/** Nothing but a notice, its live event and a page. */
async function bare({ member }: Person): Promise<Write> {
  return () =>
    inTransaction(db, async (tx) => {
      const id = newId();
      await tx.execute(sql`insert into notifications
        (id, recipient_id, type, message, target_url, about, created_at)
        values (${id}, ${member.id}, 'message_received', 'Ravi wrote to you', '/', ${`post:${id}`}, now())`);
      await services.live.publish(tx, member.id, "notification", { unreadCount: 1 });
      await services.pages.invalidate(tx, [`post:${id}`]);
    });
}

/** A comment on somebody's public post: its whole call, without HTTP. */
async function comment(person: Person, at: number): Promise<Write> {
  const author = people[(at + 1) % WRITERS] as Person;
  const { id } = await insertPost({ db }, author);
  const call = handlers["POST /api/posts/:id/comments"];
  return () => {
    const ctx = { ...services, now: new Date(), member: person.member };
    return call({ ctx, params: { id }, query: {}, body: { body: "Well done.", mentions: [] } });
  };
}

const KINDS = { bare, comment };

async function measure({ kind, ms }: Wanted): Promise<number> {
  const writes = await Promise.all(people.map((person, at) => KINDS[kind](person, at)));
  const until = performance.now() + ms;
  let commits = 0;
  const work = async (write: Write) => {
    while (performance.now() < until) {
      await write();
      commits++;
    }
  };
  const began = performance.now();
  await Promise.all(writes.map(work));
  return commits / ((performance.now() - began) / 1000);
}

process.on("message", (wanted: Wanted) => {
  void measure(wanted).then((perSecond) => process.send?.(perSecond));
});
process.send?.("ready");
