// The audit log of some years, created in the database: a chain with right hashes, as the product would have written it.
import type pg from "pg";
import { ADMIN_ROLES } from "../contract/src/admin-roles.ts";
import { BEFORE_THE_FIRST } from "../server/src/features/audit/audit-chain.ts";
import { digestOf, HASH_VERSION, hashOf } from "../server/src/features/audit/audit-hashes.ts";
import { withoutIndexes } from "./job-data.ts";

const BATCH = 10_000;
/** An entry every ten seconds: three years and two months for ten million. */
const EVERY_MS = 10_000;
/** The usual actions, and one that is rare. */
const ACTIONS = [
  "member.look",
  "post.keep",
  "post.remove",
  "claim.approve",
  "ticket.answer",
  "listing.approve",
];
export const RARE = { action: "refund.approve", word: "chargeback", every: 50_000 };
const REASONS = [
  "Asked for by the member",
  "It sells what may not be sold",
  "The documents fit",
  "Spam to many",
];

export const adminOf = (n: number) => `admin-${n % 40}`;
export const targetOf = (n: number) => `target-${n % 200_000}`;

/** Returns when the newest was written. */
export async function fillAuditLog(client: pg.Client, entries: number, newest: Date): Promise<void> {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'");
  let prevHash = BEFORE_THE_FIRST;
  let inserted = Promise.resolve();
  await withoutIndexes(client, "audit_payloads", () =>
    withoutIndexes(client, "audit_log", async () => {
      for (let from = 0; from < entries; from += BATCH) {
        const batch: Entry[] = [];
        for (let seq = from + 1; seq <= Math.min(from + BATCH, entries); seq++) {
          const entry = entryOf(seq, new Date(newest.getTime() - (entries - seq) * EVERY_MS), prevHash);
          prevHash = entry.row.hash;
          batch.push(entry);
        }
        // The next ones are hashed meanwhile.
        await inserted;
        inserted = insert(client, batch);
      }
      await inserted;
    }),
  );
  await client.query("vacuum analyze audit_log, audit_payloads, audit_checkpoints");
}

type Entry = ReturnType<typeof entryOf>;

function entryOf(seq: number, at: Date, prevHash: string) {
  const isRare = seq % RARE.every === 0;
  const action = isRare ? RARE.action : (ACTIONS[seq % ACTIONS.length] as string);
  const payload =
    seq % 2 === 0
      ? { salt: String(seq), before: { status: "waiting", n: seq }, after: { status: "done", n: seq } }
      : null;
  const row = {
    seq,
    at,
    adminId: adminOf(seq),
    role: ADMIN_ROLES[seq % ADMIN_ROLES.length] as (typeof ADMIN_ROLES)[number],
    ip: "10.0.0.1",
    action,
    targetType: action.split(".")[0] as string,
    targetId: targetOf(seq * 7919),
    before: null,
    after: null,
    payloadDigest: payload && digestOf(payload),
    reason: isRare ? `A ${RARE.word} of the bank` : (REASONS[seq % REASONS.length] as string),
    caseId: seq % 4 === 0 ? `case-${seq % 1_000_000}` : null,
    prevHash,
    hashVersion: HASH_VERSION,
    hash: "",
  };
  return { row: { ...row, hash: hashOf(row) }, payload };
}

async function insert(client: pg.Client, batch: Entry[]): Promise<void> {
  const list = <Value>(read: (entry: Entry) => Value) => batch.map(read);
  await client.query(
    `insert into audit_log (seq, at, admin_id, role, ip, action, target_type, target_id, payload_digest, reason, case_id,
       prev_hash, hash, hash_version)
     select *, ${HASH_VERSION} from unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[],
       $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])`,
    [
      list(({ row }) => row.seq),
      list(({ row }) => row.at),
      list(({ row }) => row.adminId),
      list(({ row }) => row.role),
      list(({ row }) => row.ip),
      list(({ row }) => row.action),
      list(({ row }) => row.targetType),
      list(({ row }) => row.targetId),
      list(({ row }) => row.payloadDigest),
      list(({ row }) => row.reason),
      list(({ row }) => row.caseId),
      list(({ row }) => row.prevHash),
      list(({ row }) => row.hash),
    ],
  );
  const told = batch.filter(({ payload }) => payload);
  await client.query(
    `insert into audit_payloads (seq, salt, before, after, about)
     select seq, salt, before, after, array[about] from unnest($1::bigint[], $2::text[], $3::jsonb[], $4::jsonb[], $5::text[])
       as made (seq, salt, before, after, about)`,
    [
      told.map(({ row }) => row.seq),
      told.map(({ payload }) => payload?.salt),
      told.map(({ payload }) => JSON.stringify(payload?.before)),
      told.map(({ payload }) => JSON.stringify(payload?.after)),
      told.map(({ row }) => row.targetId),
    ],
  );
  const last = (batch.at(-1) as Entry).row;
  await client.query("insert into audit_checkpoints (seq, kind, hash, at) values ($1, 'added', $2, $3)", [
    last.seq,
    last.hash,
    last.at,
  ]);
  await client.query(
    `insert into audit_head (id, seq, hash, at) values (1, $1, $2, $3)
     on conflict (id) do update set seq = excluded.seq, hash = excluded.hash, at = excluded.at`,
    [last.seq, last.hash, last.at],
  );
}
