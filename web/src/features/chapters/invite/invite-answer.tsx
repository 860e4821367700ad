import type { ChapterInvite } from "@cardplaza/contract/chapters/invites";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { SEAT_HOLD_MINUTES } from "@cardplaza/contract/chapters/invite-words";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { useShowTrouble } from "../../../ui/use-show-trouble.ts";
import { SeatField } from "../ask/seat-field.tsx";
import type { useAnswerInvite } from "./use-answer-invite.ts";

interface InviteAnswerProps {
  invite: ChapterInvite;
  answer: ReturnType<typeof useAnswerInvite>;
}

/** The seat, Join and No thanks. */
export function InviteAnswer({ invite, answer }: InviteAnswerProps) {
  const { chapter, takenCategories } = invite;
  const { status } = useSession();
  const taken = chapter.oneSeatPerCategory ? takenCategories : [];
  const [category, setCategory] = useState(taken.includes(invite.category) ? "" : invite.category);
  const [missing, setMissing] = useState<string>();
  const form = useShowTrouble(missing ?? answer.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (category === "") return setMissing("Choose your trade.");
    if (!answer.isPending) answer.join(category);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-4 border-t border-line pt-5 noscript:hidden"
    >
      <FormProblem error={answer.error} names={[]} />
      <SeatField
        label="Your seat"
        value={category}
        taken={taken}
        onChange={(slug) => {
          setCategory(slug);
          setMissing(undefined);
          answer.reset();
        }}
        hint={
          status === "visitor"
            ? `Choose your main trade. We hold the seat for ${SEAT_HOLD_MINUTES} minutes while you sign up.`
            : "Choose your main trade."
        }
        error={missing}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={answer.isPending} className="max-sm:w-full">
          {status === "visitor" ? "Join (free sign-up)" : "Join"}
        </Button>
        <Button variant="secondary" className="max-sm:flex-1" onClick={answer.decline}>
          No thanks
        </Button>
        <Button asChild variant="link" className="max-sm:flex-1">
          <Link to={chapterPath(chapter._id)}>See the chapter</Link>
        </Button>
      </div>
    </form>
  );
}
