import type { Member } from "./accounts.table.ts";

export const presentSessionUser = (member: Member) => ({
  _id: member.id,
  name: member.name,
  email: member.email ?? "",
});
