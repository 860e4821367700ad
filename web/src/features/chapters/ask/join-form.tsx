import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { apiOnce } from "../../../lib/api.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useReadChapters, useShowChapter } from "../chapter/use-chapter.ts";
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
  const [category, setCategory] = useState(chapter.own?.category ?? "");
  const [message, setMessage] = useState("");
  const [missing, setMissing] = useState<string>();
  const show = useShowChapter();
  const readAgain = useReadChapters();
  const keyFor = useAttemptKey();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (waitlist: boolean) => {
      const text = message.trim();
      const body = { category, ...(text && { message: text }), ...(waitlist && { waitlist }) };
      return apiOnce(keyFor(body))["POST /api/chapters/:id/join"]({ params: { id: chapter._id }, body });
    },
    onSuccess: (joined) => {
      show(joined);
      void readAgain();
      toast({ title: DONE[joined.own?.status ?? ""] ?? "Request sent to the officers" });
      onDone();
    },
  });
  // An invitation has its seat kept in mind by the officers; the server decides.
  const known = isInvited ? "" : waitlistReason(category, chapter);
  const isWaitlist = known !== "" || offersWaitlist(error, category);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (category === "") return setMissing("Choose your trade.");
    if (!isPending) mutate(isWaitlist);
  };
  const label = isWaitlist ? "Join the waitlist" : isInvited ? "Accept the invitation" : "Ask to join";
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {known === "" && <FormProblem error={error} names={["category", "message"]} />}
      <SeatField
        label="Your seat"
        value={category}
        taken={chapter.oneSeatPerCategory ? chapter.takenCategories : []}
        onChange={(slug) => {
          setCategory(slug);
          setMissing(undefined);
          reset();
        }}
        hint={chapter.oneSeatPerCategory ? "One member per trade. Choose your main trade." : undefined}
        error={missing ?? refusedFields(error)["category"]}
      />
      {known && (
        <Notice tone="warning" live>
          {known}
        </Notice>
      )}
      {!isInvited && (
        <Field label="Message to the officers" optional error={refusedFields(error)["message"]}>
          <TextArea
            name="message"
            rows={3}
            maxLength={CHAPTER_LIMITS.message[1]}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
      )}
      <DialogFooter>
        <Button type="submit" busy={isPending}>
          {label}
        </Button>
      </DialogFooter>
    </form>
  );
}
