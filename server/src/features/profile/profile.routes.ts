import type { profile } from "@cardplaza/contract/profile/profile";
import type { HandlersOf } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { changeProfile } from "./change-profile.ts";
import { presentOwnProfile, presentProfile } from "./present-profile.ts";
import { findProfileOf, findProfileSeenBy } from "./profile-queries.ts";

export const profileHandlers: HandlersOf<typeof profile> = {
  "GET /api/user-profile": async ({ ctx }) =>
    presentOwnProfile(ctx, ctx.member, await findProfileOf(ctx.db, ctx.member)),
  "PATCH /api/user-profile": ({ ctx, body }) => changeProfile(ctx, body),
  "GET /api/profiles/:id": async ({ ctx, params }) => {
    const found = await findProfileSeenBy(ctx.db, ctx.member.id, params.id);
    if (!found) throw notFound();
    return presentProfile(found, ctx.member.id);
  },
};
