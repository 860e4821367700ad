import type { AdminSearch } from "../../../registry/admin-search.ts";
import { findUsers } from "../users/find-users.ts";

export const memberSearch: AdminSearch = {
  kind: "members",
  roles: ["moderator", "support", "finance", "analyst"],
  async find(ctx, q, limit) {
    const { items } = await findUsers(ctx, { q });
    return items.slice(0, limit).map(({ _id, name, email, mobile }) => ({
      id: _id,
      title: name,
      detail: [email, mobile].filter(Boolean).join(" · "),
      path: `/admin/users?member=${_id}`,
    }));
  },
};
