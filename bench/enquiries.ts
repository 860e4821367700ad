// Pages of the enquiries' inboxes in the database: a million of one owner, a twentieth of that in a company's inbox.
import { inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { EnquiryFilters } from "@cardplaza/contract/enquiries/enquiry-inbox";
import { COMPANY_ENQUIRY_TYPES } from "@cardplaza/contract/enquiries/enquiry-words";
import { countEnquiries, countNewEnquiries } from "../server/src/features/enquiries/count-enquiries.ts";
import { listEnquiries } from "../server/src/features/enquiries/enquiry-queries.ts";
import { showEnquiryStats } from "../server/src/features/enquiries/enquiry-stats.ts";
import { members, type Member } from "../server/src/features/accounts/accounts.table.ts";
import { newId } from "../server/src/platform/ids.ts";
import { createRegistry } from "../server/src/registry/registry.ts";
import { timeReads, withDatabase } from "./database-reads.ts";

const PAGE = 31;
const BATCH = 10_000;
const PEOPLE = [
  "asha@sample.cardplaza.in",
  "ravi@sample.cardplaza.in",
  "vikram@sample.cardplaza.in",
] as const;
// The first argument is another number of rows.
const [stored = "1000000"] = process.argv.slice(2);
const each = Number(stored);
const newest = Date.UTC(2026, 9, 1);
const SECOND_MS = 1_000;
/** The company's are those of two years. */
const COMPANY_MS = 20 * 60 * SECOND_MS;
const COMPANY = newId(newest);
const COMPANY_KINDS = ["product", "company"] as const;

await withDatabase(async (client) => {
  await client.query("delete from enquiries");
  const [owner, sender, manager] = await findPeople(client);
  const [ownerId, senderId] = [owner.id, sender.id];
  await withoutIndexes(client, async () => {
    const inbox = { ownerId, inboxId: ownerId, kinds: ["business", "card"], everyMs: SECOND_MS } as const;
    await store(client, each, inbox, null);
    const company = { ownerId, inboxId: COMPANY, kinds: COMPANY_KINDS, everyMs: COMPANY_MS };
    await store(client, each / 20, company, senderId);
  });
  await assignThoseOf(client, [ownerId, manager.id]);
  await client.query("vacuum analyze enquiries, enquiry_counts");
  await comparePages(client, { owner, sender, manager });
});

interface People {
  owner: Member;
  sender: Member;
  manager: Member;
}

async function comparePages(client: pg.Client, { owner, sender, manager }: People): Promise<void> {
  const middle = newId(newest - (each / 2) * SECOND_MS);
  const ours = newId(newest - (each / 40) * COMPANY_MS);
  const registry = createRegistry([
    { inboxes: () => Promise.resolve([{ id: COMPANY, name: "Menon Exports", ownerId: owner.id }]) },
  ]);
  console.log(`Enquiries, ${each.toLocaleString("en-IN")} of one owner: time in the database`);
  await timeReads(client, (db) => {
    const ownerId = owner.id;
    const page = (inboxId: string, filters: Partial<EnquiryFilters>, cursor?: string) => () =>
      listEnquiries(
        db,
        { memberId: sender.id, inboxIds: [inboxId] },
        { box: "received", ...filters },
        { cursor, limit: PAGE },
      );
    const own = page.bind(null, ownerId);
    const company = (filters: Partial<EnquiryFilters>, cursor?: string) =>
      page(COMPANY, { targetType: [...COMPANY_ENQUIRY_TYPES], ...filters }, cursor);
    const stats = (inbox: string) => () =>
      showEnquiryStats({ db, member: owner, registry, now: new Date(newest) }, { inbox });
    return {
      "the first page": own({ targetType: ["business", "card"] }),
      "a page in the middle": own({ targetType: ["business", "card"] }, middle),
      "a common status": own({ status: "viewed" }),
      "a rare status of a rare kind": own({ status: "won", targetType: ["card"] }),
      "a common word": own({ q: "kitchen" }),
      "a rare word": own({ q: "sitaphal" }),
      "a word that is nowhere": own({ q: "quagga" }),
      "the counters": () => countEnquiries(db, [ownerId]),
      "how many are new": () => countNewEnquiries(db, [ownerId, COMPANY]),
      "company: the first page": company({}),
      "company: a page in the middle": company({}, ours),
      "company: a status": company({ status: "open" }),
      "company: a rare word": company({ q: "sitaphal" }),
      "company: assigned to many": company({ assignee: ownerId }),
      "company: assigned to many, in the middle": company({ assignee: ownerId }, ours),
      "company: assigned to one who has few": company({ assignee: manager.id }),
      "company: assigned to nobody": company({ assignee: "nobody" }),
      "company: assigned and won": company({ assignee: ownerId, status: "won" }),
      "company: assigned, a rare word": company({ assignee: ownerId, q: "sitaphal" }),
      "company: the counters": () => countEnquiries(db, [COMPANY], COMPANY_ENQUIRY_TYPES),
      "company: twelve weeks": stats(COMPANY),
      "what one sent": page(COMPANY, { box: "sent" }),
    };
  });
}

/** Indexes are built at the end, which saves minutes for millions of rows. */
async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'enquiries' and indexname <> 'enquiries_pkey'`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}

interface Stored {
  ownerId: string;
  inboxId: string;
  kinds: readonly [string, string];
  everyMs: number;
}

/** Newest first; one in ten thousand has its own word, kind and status. */
async function store(
  client: pg.Client,
  rows: number,
  { ownerId, inboxId, kinds, everyMs }: Stored,
  senderId: string | null,
): Promise<void> {
  for (let from = 0; from < rows; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, rows - from) }, (_, index) => from + index);
    await client.query(
      `insert into enquiries (id, target_type, target_id, inbox_id, owner_id, sender_id, name, email, message, city, status,
         first_response_at, last_activity_at, created_at)
       select id, case when i % 9973 = 0 then $7 else $6 end, $3, $8, $4, $5, 'Buyer ' || i, 'buyer' || i || '@example.in',
         case when i % 9973 = 0 then 'Do you make sitaphal ice cream?' else 'A new kitchen, please, number ' || i end,
         'Bengaluru',
         case when i % 9973 = 0 then 'won' else (array['new', 'viewed', 'responded', 'quoted', 'lost'])[1 + i % 5] end,
         case when i % 5 > 1 then now() end, now(), now() - interval '3 hours'
       from unnest($1::text[], $2::int[]) as made (id, i)`,
      // A sender with ten per day has some thousands in a year, not a million.
      [
        numbers.map((n) => newId(newest - n * everyMs)),
        numbers,
        newId(),
        ownerId,
        from < BATCH ? senderId : null,
        ...kinds,
        inboxId,
      ],
    );
  }
}

/** Of the company's, one in a hundred is a manager's and one in fifty nobody's. */
async function assignThoseOf(client: pg.Client, [ownerId, managerId]: [string, string]): Promise<void> {
  await client.query(
    `update enquiries set assignee_id = case when n % 100 = 7 then $2 when n % 50 <> 9 then $1 end
     from (select id, row_number() over (order by id) as n from enquiries where inbox_id = $3) numbered
     where numbered.id = enquiries.id`,
    [ownerId, managerId, COMPANY],
  );
}

async function findPeople(client: pg.Client): Promise<[Member, Member, Member]> {
  const found = await drizzle(client)
    .select()
    .from(members)
    .where(inArray(members.email, [...PEOPLE]));
  return PEOPLE.map((email) => found.find((member) => member.email === email)) as [Member, Member, Member];
}
