import type { AdminRole } from "@cardplaza/contract/admin-roles";
import type { AdminSearchKind } from "@cardplaza/contract/admin/admin-search-words";
import type { AdminContext } from "../context.ts";

export interface FoundByAdmin {
  id: string;
  title: string;
  /** What tells it from others of the same name. */
  detail: string;
  /** The screen on which it is. */
  path: string;
}

/** A kind that administrators find by name, address, number or id. */
export interface AdminSearch {
  kind: AdminSearchKind;
  /** Who may find it, beside the superadmin. */
  roles: readonly AdminRole[];
  /** In any order, and by an index: it runs while somebody types. */
  find: (ctx: AdminContext, q: string, limit: number) => Promise<FoundByAdmin[]>;
}
