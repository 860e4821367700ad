import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { randomText } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { testGatewayRecords } from "./test-gateway.table.ts";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PREFIX = { order: "order", payment: "pay", refund: "rfnd" } as const;

export type Kind = keyof typeof PREFIX;
export interface Entity extends Record<string, unknown> {
  id: string;
  entity: Kind;
}

/** Ids look like Razorpay's and contain "Test", so that nobody takes one for a real one. */
export const newGatewayId = (kind: Kind) => `${PREFIX[kind]}_Test${randomText(12, LETTERS)}`;

export async function createRecord(db: Db, kind: Kind, fields: object, parentId?: string): Promise<Entity> {
  const now = new Date();
  const created_at = Math.floor(now.getTime() / 1000);
  const entity: Entity = { id: newGatewayId(kind), entity: kind, ...fields, created_at };
  await db.insert(testGatewayRecords).values({ id: entity.id, kind, parentId, entity, createdAt: now });
  return entity;
}

export async function findRecord(db: Db, kind: Kind, id: string): Promise<Entity | undefined> {
  const [row] = await db
    .select({ entity: testGatewayRecords.entity })
    .from(testGatewayRecords)
    .where(and(eq(testGatewayRecords.id, id), eq(testGatewayRecords.kind, kind)));
  return row?.entity as Entity | undefined;
}

export async function recordsUnder(db: Db, kind: Kind, parentId: string): Promise<Entity[]> {
  const rows = await db
    .select({ entity: testGatewayRecords.entity })
    .from(testGatewayRecords)
    .where(and(eq(testGatewayRecords.parentId, parentId), eq(testGatewayRecords.kind, kind)))
    .orderBy(asc(testGatewayRecords.createdAt));
  return rows.map(({ entity }) => entity as Entity);
}

/** Locks a record and saves the fields that `change` returns, if any. */
export function changeRecord(
  db: Db,
  id: string,
  change: (entity: Entity) => object | undefined,
): Promise<Entity | undefined> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ entity: testGatewayRecords.entity })
      .from(testGatewayRecords)
      .where(eq(testGatewayRecords.id, id))
      .for("no key update");
    const fields = row && change(row.entity as Entity);
    if (!row || !fields) return undefined;
    const entity = { ...row.entity, ...fields } as Entity;
    await tx.update(testGatewayRecords).set({ entity }).where(eq(testGatewayRecords.id, id));
    return entity;
  });
}
