import type { mutes } from "@cardplaza/contract/people/mutes";
import type { HandlersOf } from "../../../context.ts";
import { listMutedMembers, muteMember, unmuteMember } from "./mute-member.ts";
import { setMutedWords, wordsMutedBy } from "./muted-words.ts";

export const muteHandlers: HandlersOf<typeof mutes> = {
  "GET /api/mutes": async ({ ctx }) => ({ people: await listMutedMembers(ctx) }),
  "PUT /api/mutes/:userId": async ({ ctx, params }) => {
    await muteMember(ctx, params.userId);
    return { muted: true };
  },
  "DELETE /api/mutes/:userId": ({ ctx, params }) => unmuteMember(ctx, params.userId),
  "GET /api/mute-words": async ({ ctx }) => ({ words: await wordsMutedBy(ctx.db, ctx.member.id) }),
  "PUT /api/mute-words": async ({ ctx, body }) => ({ words: await setMutedWords(ctx, body.words) }),
};
