import type { ChapterInvite } from "@cardplaza/contract/chapters/invites";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { InviteScreen } from "./invite-screen.tsx";
import { MissingInvite } from "./missing-invite.tsx";

/** The server renders it for visitors. A member may be in the chapter already, or the invitation is not for them. */
export function InvitePage({ invite, code }: { invite: ChapterInvite; code: string }) {
  const { status } = useSession();
  const own = useQuery({
    ...query["GET /api/chapter-invites/:code"]({ params: { code } }),
    enabled: status === "member",
    retry: false,
    // Their own answer ends an invitation for one; what they see then stays.
    staleTime: Infinity,
  });
  if (own.error instanceof ApiError && own.error.status === 410)
    return <MissingInvite chapterId={invite.chapter._id} />;
  return <InviteScreen invite={own.data ?? invite} code={code} />;
}
