import { and, asc, count, eq } from "drizzle-orm";
import type { AdminRefund } from "@cardplaza/contract/plan/admin-refunds";
import type { z } from "zod";
import type { Db, Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { payments, refundRequests, type RefundRequestRow } from "../payments/payments.table.ts";
import { presentRefund } from "./present-refund.ts";

export interface FoundRefund {
  request: RefundRequestRow;
  amountPaise: number;
  providerPaymentId: string;
  memberName: string;
}

const COLUMNS = {
  request: refundRequests,
  amountPaise: payments.amountPaise,
  providerPaymentId: payments.providerPaymentId,
  memberName: members.name,
};

export async function findRefund(db: Db, id: string): Promise<FoundRefund | undefined> {
  const [found] = await select(db).where(eq(refundRequests.id, id));
  return found;
}

export async function lockRefund(tx: Tx, id: string): Promise<RefundRequestRow | undefined> {
  const [request] = await tx
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.id, id))
    .for("no key update");
  return request;
}

interface Page {
  status?: RefundRequestRow["status"];
  page: number;
  limit: number;
}

export async function listRefunds({ db }: { db: Db }, { status, page, limit }: Page) {
  const which = and(status && eq(refundRequests.status, status));
  const [found, [counted]] = await Promise.all([
    select(db)
      .where(which)
      .orderBy(asc(refundRequests.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(refundRequests).where(which),
  ]);
  const total = counted?.total ?? 0;
  return { refunds: found.map(presentAdminRefund), total, page, pages: Math.ceil(total / limit) };
}

const select = (db: Db) =>
  db
    .select(COLUMNS)
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .innerJoin(members, eq(members.id, refundRequests.memberId));

export const presentAdminRefund = (found: FoundRefund): z.input<typeof AdminRefund> => ({
  ...presentRefund(found.request, found.providerPaymentId),
  amount: found.amountPaise,
  member: { _id: found.request.memberId, name: found.memberName },
});
