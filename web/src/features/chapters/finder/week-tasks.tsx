import type { ThisWeek } from "@cardplaza/contract/chapters/chapters";
import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { referralPath } from "@cardplaza/contract/screen-paths";
import type { OneToOne } from "@cardplaza/contract/chapters/referral";
import { REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters } from "../use-chapter.ts";

export const hasTasks = ({ invitations, toAnswer, toConfirm }: ThisWeek) =>
  invitations.length + toAnswer.length + toConfirm.length > 0;

/** Referrals, invitations and one-to-ones that wait for the member's answer. */
export function WeekTasks({ week: { chapters, invitations, toAnswer, toConfirm } }: { week: ThisWeek }) {
  const [own] = chapters;
  return (
    <section aria-labelledby="to-answer" className="rounded-card border border-line bg-raised p-4">
      <h2 id="to-answer" className="text-base font-semibold">
        For you to answer
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {toAnswer.map((referral) => (
          <Task
            key={referral._id}
            title={REFERRAL_TEXT.received(referral.giver.name)}
            text={referral.prospect.name}
          >
            <Button asChild size="sm">
              <Link to={referralPath(referral.receiver.chapter?._id ?? own?.chapter._id ?? "", referral._id)}>
                Answer
              </Link>
            </Button>
          </Task>
        ))}
        {toConfirm.map((oneToOne) => (
          <ToConfirm key={oneToOne._id} oneToOne={oneToOne} />
        ))}
        {invitations.map(({ chapter, invitedBy }) => (
          <Task
            key={chapter._id}
            title={CHAPTER_TEXT.invitedYou(invitedBy, chapter.name)}
            text={`${chapter.rhythm}, ${chapter.city}`}
          >
            <Button asChild size="sm">
              <Link to={`${chapterPath(chapter._id)}&ask=join`}>Open</Link>
            </Button>
          </Task>
        ))}
      </ul>
    </section>
  );
}

function ToConfirm({ oneToOne: { _id: id, partner, day } }: { oneToOne: OneToOne }) {
  const readAgain = useReadChapters();
  const { mutate, isPending } = useMutation({
    mutationFn: (confirmed: boolean) =>
      api["PATCH /api/one-to-ones/:id/confirm"]({ params: { id }, body: { confirmed } }),
    onSuccess: readAgain,
    onError: (error) => toast({ title: problemText(error), variant: "destructive" }),
  });
  return (
    <Task title={`One-to-one with ${partner.name}`} text={dayInWords(day)}>
      <Button
        size="sm"
        variant="secondary"
        disabled={isPending}
        aria-label={`The one-to-one with ${partner.name} did not happen`}
        onClick={() => mutate(false)}
      >
        No
      </Button>
      <Button
        size="sm"
        busy={isPending}
        aria-label={`Confirm the one-to-one with ${partner.name}`}
        onClick={() => mutate(true)}
      >
        Confirm
      </Button>
    </Task>
  );
}

function Task({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-40 flex-1 text-sm">
        <p className="font-medium break-words">{title}</p>
        <p className="break-words text-muted">{text}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  );
}
