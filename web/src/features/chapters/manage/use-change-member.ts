import type { Chapter, ChapterMember } from "@cardplaza/contract/chapters/chapter";
import type { ChapterRole, MemberAction } from "@cardplaza/contract/chapters/chapter-words";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useLookAgain } from "../../../lib/use-look-again.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters } from "../chapter/use-chapter.ts";

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

/** Changes a member. If somebody else was faster, the lists are read again. */
export function useChangeMember(
  chapter: Pick<Chapter, "_id">,
  member: Pick<ChapterMember, "userId" | "person">,
) {
  const readAgain = useReadChapters();
  const lookAgain = useLookAgain([["GET /api/chapters/:id/members"], ["GET /api/chapters/:id"]]);
  return useMutation({
    mutationFn: (change: MemberChange) =>
      api["PATCH /api/chapters/:id/members/:uid"]({
        params: { id: chapter._id, uid: member.userId },
        body: change,
      }),
    onSuccess: async (_member, { action }) => {
      toast({ title: DONE[action](member.person.name) });
      await readAgain();
    },
    onError: (error) => lookAgain(error, "This was not changed"),
  });
}
