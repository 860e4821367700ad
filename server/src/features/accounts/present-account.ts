import type { Device, Me } from "@cardplaza/contract/accounts/accounts";
import type { z } from "zod";
import type { CompanyOfMember } from "../../registry/registration.ts";
import type { Member, Session } from "./accounts.table.ts";

export const presentSessionUser = (member: Member) => ({
  _id: member.id,
  name: member.name,
  email: member.email ?? "",
});

/** Present twice, because clients read either field. */
export function presentMe(
  member: Member,
  company: CompanyOfMember,
  suspension: z.input<typeof Me>["suspension"] | null,
): z.input<typeof Me> {
  return {
    user: { ...presentSessionUser(member), ...company },
    ...company,
    ...(suspension && { suspension }),
  };
}

export const presentDevice = (session: Session, current: Session): z.input<typeof Device> => ({
  _id: session.id,
  device: session.device,
  createdAt: session.createdAt,
  lastUsedAt: session.lastUsedAt,
  current: session.id === current.id,
});
