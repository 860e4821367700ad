import { asc, eq, inArray, or, sql } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Tx } from "../../platform/database.ts";
import type { AccountPart } from "../../registry/account-part.ts";
import { looksFor } from "./looks/look-queries.ts";
import { accountLooks } from "./looks/looks.table.ts";
import { measuresOf } from "./measures/measure-queries.ts";
import { memberMeasures } from "./measures/measures.table.ts";
import {
  consents,
  knownDevices,
  members,
  oidcIdentities,
  oneTimeCodes,
  oneTimeLinks,
  secondSteps,
  sessions,
} from "./accounts.table.ts";

/** Codes for a sign-in know no account, only where they went. */
async function forgetAddresses(tx: Tx, memberId: string): Promise<void> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  const own = [member?.email, member?.mobile].filter((each) => typeof each === "string");
  if (own.length === 0) return;
  await tx.delete(oneTimeCodes).where(inArray(oneTimeCodes.destination, own));
  await tx
    .delete(oneTimeLinks)
    .where(
      or(
        inArray(sql`${oneTimeLinks.data} ->> 'destination'`, own),
        inArray(sql`${oneTimeLinks.data} ->> 'email'`, own),
      ),
    );
}

export const accountsPart: AccountPart = {
  kinds: {
    account: (db, memberId) =>
      db
        .select({
          id: members.id,
          name: members.name,
          email: members.email,
          emailProvenAt: members.emailProvenAt,
          mobile: members.mobile,
          mobileProvenAt: members.mobileProvenAt,
          hasPassword: sql<boolean>`${members.passwordHash} is not null`,
          createdAt: members.createdAt,
          updatedAt: members.updatedAt,
          lastActiveAt: members.lastActiveAt,
        })
        .from(members)
        .where(eq(members.id, memberId)),
    measures: measuresOf,
    looks: looksFor,
    devices: (db, memberId) =>
      db
        .select({ device: sessions.device, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt })
        .from(sessions)
        .where(eq(sessions.memberId, memberId))
        .orderBy(asc(sessions.createdAt)),
    consents: (db, memberId) =>
      db
        .select({
          purpose: consents.purpose,
          given: consents.given,
          version: consents.version,
          language: consents.language,
          at: consents.at,
        })
        .from(consents)
        .where(eq(consents.memberId, memberId))
        .orderBy(asc(consents.at)),
    "other-sign-ins": (db, memberId) =>
      db
        .select({
          issuer: oidcIdentities.issuer,
          subject: oidcIdentities.subject,
          createdAt: oidcIdentities.createdAt,
        })
        .from(oidcIdentities)
        .where(eq(oidcIdentities.memberId, memberId)),
  },

  /** The row stays without a name: other members' threads point to it, and the consents are our proof. */
  async erase({ now }, tx, memberId) {
    await forgetAddresses(tx, memberId);
    for (const table of [
      memberMeasures,
      accountLooks,
      sessions,
      secondSteps,
      oidcIdentities,
      knownDevices,
      oneTimeCodes,
      oneTimeLinks,
    ]) {
      await tx.delete(table).where(sql`${table.memberId} = ${memberId}`);
    }
    await tx
      .update(members)
      .set({
        name: FORMER_MEMBER_NAME,
        email: null,
        emailProvenAt: null,
        mobile: null,
        mobileProvenAt: null,
        passwordHash: null,
        updatedAt: now,
        lastActiveAt: now,
        inactivityWarnedAt: null,
        erasesAt: null,
        erasedAt: now,
        suspendedAt: null,
        suspendedUntil: null,
      })
      .where(eq(members.id, memberId));
  },
};
