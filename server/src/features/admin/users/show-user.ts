import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { User } from "@cardplaza/contract/admin/users";
import type { AdminContext } from "../../../context.ts";
import { members, type Member } from "../../accounts/accounts.table.ts";
import { notErased } from "../../accounts/member-conditions.ts";
import { isDeletedByUs, measuresOf } from "../../accounts/measures/measure-queries.ts";
import { isSecondStepOn } from "../../accounts/second-step/second-step-queries.ts";
import { listSessions } from "../../accounts/sessions/session-queries.ts";
import { countReportsBy } from "../../moderation/report-queries.ts";
import { hasGrantedPremium } from "../../plan/grant-premium.ts";
import { findPlanTime } from "../../plan/plan-queries.ts";
import { ownedEntries } from "../../search/known-member.ts";
import { notesAbout } from "./member-notes.ts";
import { presentUserLine } from "./find-users.ts";

type Ctx = Pick<AdminContext, "admin" | "db" | "now" | "registry">;

export async function showUser(ctx: Ctx, id: string): Promise<z.input<typeof User> | undefined> {
  const { db, now } = ctx;
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), notErased()));
  return member && presentUser(ctx, member, now);
}

async function presentUser({ db, registry, admin }: Ctx, member: Member, now: Date) {
  const plan = await findPlanTime(db, member.id, now);
  const sessions = await listSessions(db, member.id, now);
  return {
    ...presentUserLine(member, { isPremium: plan !== null, now }),
    premiumUntil: plan?.until ?? null,
    hasGrantedPremium: await hasGrantedPremium(db, member.id, now),
    isDeletedByUs: await isDeletedByUs(db, member.id),
    secondStep: await isSecondStepOn(db, member.id),
    sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt })),
    owned: await ownedEntries({ db, registry, now }, member.id),
    measures: await measuresOf(db, member.id),
    ...(await countReportsBy(db, member.id)),
    notes: await notesAbout({ db, admin }, member.id),
  };
}
