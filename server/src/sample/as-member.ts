import type { MemberContext, Services } from "../context.ts";
import type { Member } from "../features/accounts/accounts.table.ts";

/** The context for verbs that a sample member calls, on the day they joined. */
export function asMember(services: Services, member: Member): MemberContext {
  const { createdAt: now } = member;
  const session = {
    id: "",
    memberId: member.id,
    tokenHash: "",
    device: "",
    addressProofHash: null,
    createdAt: now,
    lastUsedAt: now,
  };
  const caller = {
    requestId: "sample",
    address: "127.0.0.1",
    userAgent: "",
    cookies: {},
    tokenFromAddress: false,
    language: "en-IN",
  };
  return { ...services, now, member, session, admin: null, caller };
}
