import type { Chapter, ChapterMember } from "@cardplaza/contract/chapters/chapter";
import type { ChapterRole, MemberAction } from "@cardplaza/contract/chapters/chapter-words";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { useLookAgain } from "../../../lib/use-look-again.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters } from "../use-chapter.ts";

export interface MemberChange {
  action: MemberAction;
  role?: Exclude<ChapterRole, "leader">;
  reason?: string;
  until?: string;
  targetPoints?: number;
  category?: string;
}

const DONE: Record<MemberAction, (name: string) => string> = {
  accept: (name) => `${name} is a member now`,
  decline: (name) => `${name} was declined`,
  role: (name) => `${name} has a new role`,
  suspend: (name) => `${name} is suspended`,
  restore: (name) => `${name} takes part again`,
  leave_of_absence: (name) => `${name} is on leave`,
  return: (name) => `${name} is back`,
  remove: (name) => `${name} was removed`,
  target: () => "The target is set",
  category: () => "The category is changed",
};

/** The same in the words of somebody who does it for themselves. */
const DONE_FOR_OWN: Partial<Record<MemberAction, string>> = {
  leave_of_absence: "You are on leave",
  return: "You are back",
};

/** A row of the list, or the viewer themselves. */
interface ChangedMember extends Partial<Pick<ChapterMember, "status">> {
  userId: string;
  person: { name: string };
}

/** Changes a member. If somebody else was faster, the lists are read again. */
export function useChangeMember(
  chapter: Pick<Chapter, "_id">,
  { userId, person: { name }, status }: ChangedMember,
) {
  const { user } = useSession();
  const readAgain = useReadChapters();
  const lookAgain = useLookAgain([["GET /api/chapters/:id/members"], ["GET /api/chapters/:id"]]);
  return useMutation({
    mutationFn: (change: MemberChange) =>
      api["PATCH /api/chapters/:id/members/:uid"]({
        params: { id: chapter._id, uid: userId },
        body: change,
      }),
    onSuccess: async (_member, { action }) => {
      const ownText = user?._id === userId ? DONE_FOR_OWN[action] : undefined;
      const isWithdrawn = action === "decline" && status === "invited";
      toast({ title: ownText ?? (isWithdrawn ? "The invitation is withdrawn" : DONE[action](name)) });
      await readAgain();
    },
    onError: (error) => lookAgain(error, "This was not changed"),
  });
}
