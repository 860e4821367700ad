import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import { useNavigate } from "react-router";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { apiOnce } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters, useShowChapter } from "../use-chapter.ts";
import { offersWaitlist, waitlistReason } from "./join-problem.ts";
import { SeatField } from "./seat-field.tsx";
import { signInToJoin } from "./use-ask.ts";

interface JoinFormProps {
  chapter: Chapter;
  onDone: () => void;
}

/** Members ask with the seat of their trade; those who were invited accept with it. */
export function JoinForm(props: JoinFormProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  if (status === "member") return <Asking {...props} />;
  return (
    <>
      <p className="text-sm text-pretty">
        You need a free account to join. After you sign in, you come back here.
      </p>
      <DialogFooter>
        <Button onClick={() => void navigate(signInToJoin(props.chapter))}>Sign in to join</Button>
      </DialogFooter>
    </>
  );
}

const DONE: Partial<Record<string, string>> = {
  active: "You are a member now",
  waitlisted: "You are on the waitlist",
};

function Asking({ chapter, onDone }: JoinFormProps) {
  const isInvited = chapter.own?.status === "invited";
  const show = useShowChapter();
  const readAgain = useReadChapters();
  // An invitation has its seat kept in mind by the officers; the server decides.
  const knownReason = (category: string) => (isInvited ? "" : waitlistReason(category, chapter));
  const form = useSmallForm({
    begin: { category: chapter.own?.category ?? "", message: "" },
    check: ({ category }) => ({ category: category === "" && "Choose your trade." }),
    async send({ category, message }, key) {
      const text = message.trim();
      const body = { category, ...(text && { message: text }), ...(isWaitlist && { waitlist: true }) };
      // On the waitlist it is another request, with a key of its own.
      const once = apiOnce(isWaitlist ? `${key}-waitlist` : key);
      const joined = await once["POST /api/chapters/:id/join"]({ params: { id: chapter._id }, body });
      show(joined);
      void readAgain();
      toast({ title: DONE[joined.own?.status ?? ""] ?? "Request sent to the officers" });
    },
    onSent: onDone,
  });
  const { category } = form.values;
  const known = knownReason(category);
  const isWaitlist = known !== "" || offersWaitlist(form.error, category);
  const label = isWaitlist ? "Join the waitlist" : isInvited ? "Accept the invitation" : "Ask to join";
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      {known === "" && <SmallFormProblem text={form.problem} />}
      <SeatField
        label="Your seat"
        value={category}
        taken={chapter.oneSeatPerCategory ? chapter.takenCategories : []}
        onChange={(slug) => form.change({ category: slug })}
        hint={chapter.oneSeatPerCategory ? "One member per trade. Choose your main trade." : undefined}
        error={form.problems.category}
      />
      {known && (
        <Notice tone="warning" live>
          {known}
        </Notice>
      )}
      {!isInvited && (
        <Field label="Message to the officers" optional error={form.problems.message}>
          <TextArea name="message" rows={3} maxLength={CHAPTER_LIMITS.message[1]} {...form.text("message")} />
        </Field>
      )}
      <DialogFooter>
        <Button type="submit" busy={form.isSending}>
          {label}
        </Button>
      </DialogFooter>
    </form>
  );
}
