import { mayUse } from "@cardplaza/contract/admin-roles";
import { ADMIN_SEARCH_KINDS, ADMIN_SEARCH_SHOWN } from "@cardplaza/contract/admin/admin-search-words";
import type { AdminContext } from "../../../context.ts";
import type { AdminSearch } from "../../../registry/admin-search.ts";

/** The first of each kind that this role may find; kinds of which nothing fits are left out. */
export async function searchAsAdmin(ctx: AdminContext, q: string) {
  const mine = ctx.registry.adminSearches
    .filter(({ roles }) => mayUse(ctx.admin.role, roles))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const groups = [];
  for (const { kind, find } of mine) {
    const found = await find(ctx, q, ADMIN_SEARCH_SHOWN);
    groups.push({ kind, items: found.map(({ id, ...rest }) => ({ ...rest, _id: id })) });
  }
  return groups.filter(({ items }) => items.length > 0);
}

const placeOf = ({ kind }: AdminSearch) => ADMIN_SEARCH_KINDS.indexOf(kind);
