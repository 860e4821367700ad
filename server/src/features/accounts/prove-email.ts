import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import {
  knownDevices,
  members,
  oidcIdentities,
  oneTimeCodes,
  secondSteps,
  type Member,
} from "./accounts.table.ts";
import { publishMemberEvent } from "../../registry/member-events.ts";
import { endSessions } from "./sessions/end-sessions.ts";
import { invalidateOneTimeLinks } from "./one-time-codes/one-time-links.ts";
import { mailAboutSecondStep } from "./second-step/second-step-mail.ts";
import { isSecondStepOn } from "./second-step/second-step-queries.ts";

type Proving = Pick<
  Context,
  "config" | "jobs" | "limits" | "live" | "now" | "origin" | "pushes" | "registry"
>;

/**
 * The caller has proven that they own this address. Returns their account, if there is one. An account that
 * uses the address without having proven it has no claim to it. If it has proven something else, it only
 * loses the address. Otherwise the caller takes it over, and every earlier way to sign in is removed.
 */
export async function ownerOfProvenEmail(ctx: Proving, tx: Tx, email: string): Promise<Member | undefined> {
  const { now } = ctx;
  const [named] = await tx.select().from(members).where(eq(members.email, email)).for("update");
  if (!named || named.emailProvenAt) return named;
  if (await hasOtherProof(tx, named)) {
    await tx.update(members).set({ email: null, updatedAt: now }).where(eq(members.id, named.id));
    return undefined;
  }
  const hadSecondStep = await isSecondStepOn(tx, named.id);
  await removeSignInMethods(ctx, tx, named.id);
  const [owned] = await tx
    .update(members)
    .set({ emailProvenAt: now, passwordHash: null, mobile: null, updatedAt: now })
    .where(and(eq(members.id, named.id), isNull(members.emailProvenAt)))
    .returning();
  if (owned && hadSecondStep) await notifyOfLostSecondStep(ctx, tx, owned);
  return owned;
}

/** So that the person who set it up learns why it is off. */
async function notifyOfLostSecondStep(ctx: Proving, tx: Tx, member: Member): Promise<void> {
  await mailAboutSecondStep(ctx, tx, member, "off by proof");
  await publishMemberEvent(ctx, tx, "second-step-removed", member.id);
}

/** Whether the owner of the account has proven something besides the address. */
export async function hasOtherProof(tx: Tx, member: Member): Promise<boolean> {
  if (member.mobileProvenAt) return true;
  return (await tx.$count(oidcIdentities, eq(oidcIdentities.memberId, member.id))) > 0;
}

async function removeSignInMethods(ctx: Proving, tx: Tx, memberId: string): Promise<void> {
  await endSessions(ctx, tx, memberId);
  for (const table of [secondSteps, oneTimeCodes, knownDevices]) {
    await tx.delete(table).where(sql`${table.memberId} = ${memberId}`);
  }
  // Reset links stay valid: they were sent to the address itself.
  await invalidateOneTimeLinks(tx, memberId, ["second-step"], ctx.now);
}
