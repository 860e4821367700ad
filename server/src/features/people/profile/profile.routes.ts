import type { profile } from "@cardplaza/contract/people/profile";
import type { HandlersOf } from "../../../context.ts";
import { changeProfile } from "./change-profile.ts";
import { fillFromCard } from "./fill-from-card.ts";
import { presentOwnProfile } from "./present-profile.ts";
import { findProfileOf } from "./profile-queries.ts";
import { showProfile } from "./show-profile.ts";

export const profileHandlers: HandlersOf<typeof profile> = {
  "GET /api/user-profile": async ({ ctx }) =>
    presentOwnProfile(ctx, ctx.member, await findProfileOf(ctx.db, ctx.member)),
  "PATCH /api/user-profile": ({ ctx, body }) => changeProfile(ctx, body),
  "POST /api/user-profile/fill-from-card": ({ ctx }) => fillFromCard(ctx),
  "GET /api/profiles/:id": ({ ctx, params }) => showProfile(ctx, params.id),
};
