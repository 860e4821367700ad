import { and, eq } from "drizzle-orm";
import type { MemberContext, Services } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { members, type Member } from "../accounts/accounts.table.ts";
import { stays } from "../accounts/member-conditions.ts";

/** The member with a proven address, unless the account is about to be deleted. */
export async function findMailingMember(db: Db, id: string): Promise<(Member & { email: string }) | null> {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), stays()));
  return member?.email && member.emailProvenAt ? { ...member, email: member.email } : null;
}

/** The context for a verb that the member calls by mail. There is no session and no browser. */
export function asSender(services: Services, member: Member, now: Date): MemberContext {
  const session = {
    id: "",
    memberId: member.id,
    tokenHash: "",
    device: "",
    addressProofHash: null,
    createdAt: now,
    lastUsedAt: now,
  };
  const caller = { requestId: "mail", address: "", userAgent: "", cookies: {}, tokenFromAddress: false };
  return { ...services, now, member, session, admin: null, caller };
}
