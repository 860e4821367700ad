import { USER_TEXT } from "@cardplaza/contract/admin/user-words";
import type { users } from "@cardplaza/contract/admin/users";
import type { HandlersOf } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { decideOnUser, decideOnUsers } from "./decide-on-user.ts";
import { findUsers } from "./find-users.ts";
import { showUser } from "./show-user.ts";

export const userHandlers: HandlersOf<typeof users> = {
  "GET /api/admin/users": ({ ctx, query }) => findUsers(ctx, query),
  "GET /api/admin/users/:id": async ({ ctx, params }) => {
    const user = await showUser(ctx, params.id);
    if (!user) throw notFound(USER_TEXT.notFound);
    return { user };
  },
  "PATCH /api/admin/users/:id": async ({ ctx, params, body }) => ({
    user: await decideOnUser(ctx, params.id, body),
  }),
  "POST /api/admin/users/bulk": ({ ctx, body: { ids, ...decision } }) => decideOnUsers(ctx, ids, decision),
};
