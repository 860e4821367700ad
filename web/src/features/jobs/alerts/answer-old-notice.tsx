import { REJECTION_KEYS, REJECTIONS, type Rejection } from "@cardplaza/contract/jobs/application-words";
import type { AnswerFigures } from "@cardplaza/contract/jobs/job";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

interface AnswerOldNoticeProps {
  /** How many applications must be answered before a new job opens. */
  blockedBy: number;
  figures?: AnswerFigures;
  companyId?: string;
  className?: string;
}

const { blockAfterDays, lastCounted, leastRate } = ANSWER_RULES;

/** Says why no new job opens, and answers all old applications at once. */
export function AnswerOldNotice({ blockedBy, figures, companyId, className }: AnswerOldNoticeProps) {
  const [open, setOpen] = useState(false);
  if (blockedBy === 0) return null;
  const one = blockedBy === 1;
  return (
    <>
      <Notice
        tone="warning"
        title="No new job opens until old applications are answered"
        className={className}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {one ? "Answer it now" : `Answer all ${blockedBy} now`}
          </Button>
        }
      >
        {typeof figures?.replyRate === "number" &&
          `You answered ${figures.replyRate}% of your last ${lastCounted} applicants, and it should be ${leastRate}% or more. `}
        {one ? "1 application has" : `${blockedBy} applications have`} waited for more than {blockAfterDays}{" "}
        days. Answer or close {one ? "it" : "them"}, then you can open jobs again.
      </Notice>
      <Dialog open={open} onOpenChange={setOpen}>
        <AnswerForm count={blockedBy} companyId={companyId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface AnswerFormProps {
  count: number;
  companyId: string | undefined;
  onDone: () => void;
}

function AnswerForm({ count, companyId, onDone }: AnswerFormProps) {
  const queries = useQueryClient();
  const [reason, setReason] = useState<Rejection>("other");
  const answer = useMutation({
    mutationFn: () =>
      api["POST /api/applications/answer-old"]({ query: { company: companyId }, body: { reason } }),
    onSuccess: ({ answered }) => {
      toast({ title: answered === 1 ? "1 application answered" : `${answered} applications answered` });
      onDone();
    },
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          typeof name === "string" &&
          (name.startsWith("GET /api/jobs") || name.startsWith("GET /api/applications")),
      }),
  });
  return (
    <DialogContent
      title={count === 1 ? "Answer 1 application?" : `Answer ${count} applications?`}
      description={`All that have waited for more than ${blockAfterDays} days get the same kind answer and move to “Not selected”.`}
    >
      <Field label="What we tell them">
        <Select
          value={reason}
          onChange={({ target }) => setReason(target.value as Rejection)}
          options={REJECTION_KEYS.map((value) => ({ value, label: REJECTIONS[value] }))}
        />
      </Field>
      <p className="mt-3 text-sm text-pretty text-muted">
        Each of them gets a notification and an e-mail with thanks for applying and this reason: “
        {REJECTIONS[reason]}” You can still move somebody back later.
      </p>
      {answer.isError && (
        <Notice tone="danger" live className="mt-4">
          {problemText(answer.error)}
        </Notice>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button busy={answer.isPending} onClick={() => answer.mutate()}>
          {count === 1 ? "Answer it" : "Answer all"}
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
