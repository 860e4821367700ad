import type { Admin } from "@cardplaza/contract/admin/admin-sign-in";
import type { AdminRow } from "../audit/admin.table.ts";

export function presentAdmin({ id, name, email, role }: AdminRow): Admin {
  return { _id: id, name, email, role };
}
