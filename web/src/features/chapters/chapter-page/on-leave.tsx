import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { dayInWords } from "@cardplaza/contract/date-words";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useChangeMember } from "../manage/use-change-member.ts";
import { isOpen } from "../own-part.ts";

/** Somebody who is back earlier says so here. */
export function OnLeave({ chapter }: { chapter: Chapter }) {
  const { user } = useSession();
  const own = { userId: user?._id ?? "", person: { name: user?.name ?? "" } };
  const { mutate, isPending } = useChangeMember(chapter, own);
  const comeBack = () =>
    mutate(
      { action: "return" },
      { onError: (error) => toast({ title: problemText(error), variant: "destructive" }) },
    );
  const until = chapter.own?.leaveUntil;
  return (
    <Notice
      action={
        isOpen(chapter) && (
          <Button size="sm" variant="secondary" busy={isPending} onClick={comeBack}>
            I am back
          </Button>
        )
      }
    >
      You are on leave{until && ` until ${dayInWords(until)}`}. Nobody counts you as absent.
    </Notice>
  );
}
