import type { users } from "@cardplaza/contract/admin/users";
import type { HandlersOf } from "../../../context.ts";
import { decideOnUser, decideOnUsers } from "./decide-on-user.ts";
import { findUsers } from "./find-users.ts";
import { lookAtUser } from "./look-at-user.ts";
import { addNote, editNote } from "./member-notes.ts";
import { endView, startView } from "./view-as.ts";

export const userHandlers: HandlersOf<typeof users> = {
  "GET /api/admin/users": ({ ctx, query }) => findUsers(ctx, query),
  "GET /api/admin/users/:id": ({ ctx, params }) => lookAtUser(ctx, params.id),
  "PATCH /api/admin/users/:id": async ({ ctx, params, body }) => ({
    user: await decideOnUser(ctx, params.id, body),
  }),
  "POST /api/admin/users/:id/notes": ({ ctx, params, body }) => addNote(ctx, params.id, body.text),
  "PATCH /api/admin/users/:id/notes/:noteId": ({ ctx, params: { id, noteId }, body: { text } }) =>
    editNote(ctx, id, { noteId, text }),
  "POST /api/admin/users/:id/view-as": ({ ctx, params, body }) => startView(ctx, params.id, body.reason),
  "DELETE /api/admin/users/:id/view-as": ({ ctx, params }) => endView(ctx, params.id),
  "POST /api/admin/users/bulk": ({ ctx, body: { ids, ...decision } }) => decideOnUsers(ctx, ids, decision),
};
