import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { VISITOR_DAYS } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { NAME_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Honeypot } from "../../../forms/fields/honeypot.tsx";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { usePatientMutation } from "../../../lib/sending/use-patient-mutation.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { useShowTrouble } from "../../../ui/use-show-trouble.ts";
import { SeatField } from "./seat-field.tsx";
import { checkVisit, EMPTY_VISIT, type VisitProblems, type VisitValues, visitBody } from "./visit-values.ts";
import { VisitSent } from "./visit-sent.tsx";

const NAMES = ["meetingId", "name", "mobile", "email", "category", "consent"];

/** A visitor needs no account: a meeting, who they are and how they are reached. */
export function VisitForm({ chapter, onJoin }: { chapter: Chapter; onJoin: () => void }) {
  const { user } = useSession();
  const params = { id: chapter._id };
  const meetings = useQuery({
    ...query["GET /api/chapters/:id/meetings"]({ params, query: {} }),
    staleTime: 0,
  });
  const open = (meetings.data?.meetings ?? []).filter(({ status }) => status === "scheduled");
  const [typed, setTyped] = useState<Partial<VisitValues>>({});
  const values: VisitValues = {
    ...EMPTY_VISIT,
    name: user?.name ?? "",
    meetingId: open[0]?._id ?? "",
    ...typed,
  };
  const [problems, setProblems] = useState<VisitProblems>({});
  const send = usePatientMutation({
    send: (once) => once["POST /api/chapters/:id/visits"]({ params, body: visitBody(values) }),
    onSuccess: () => {},
    onError: (error) => setProblems(refusedFields(error)),
  });
  const change = (part: Partial<VisitValues>) => {
    setTyped({ ...typed, ...part });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))));
  };
  const form = useShowTrouble(Object.keys(problems).length > 0 ? problems : send.error);
  const phoneHint = usePhoneHint(values.mobile);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkVisit(values);
    setProblems(found);
    if (Object.keys(found).length === 0 && !send.isPending) send.mutate();
  };
  if (send.data) return <VisitSent chapter={chapter} startsAt={send.data.startsAt} onJoin={onJoin} />;
  if (meetings.isPending)
    return (
      <LoadingArea label="Loading meetings">
        <SkeletonText lines={4} />
      </LoadingArea>
    );
  if (open.length === 0)
    return (
      <Notice>
        {meetings.isError
          ? "The meetings did not load. Close this and try again."
          : "No meeting is scheduled yet."}
      </Notice>
    );
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <FormProblem error={send.error} names={NAMES} />
      <Field label="Meeting" required error={problems.meetingId}>
        <Select
          name="meetingId"
          value={values.meetingId}
          onChange={({ target }) => change({ meetingId: target.value })}
          options={open.map(({ _id, startsAt }) => ({ value: _id, label: appointmentInWords(startsAt) }))}
        />
      </Field>
      <Field label="Your name" required error={problems.name}>
        <TextField
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="Your mobile number" required error={problems.mobile} hint={phoneHint}>
        <TextField
          type="tel"
          name="mobile"
          autoComplete="tel"
          maxLength={PHONE_MAX}
          value={values.mobile}
          onChange={({ target }) => change({ mobile: target.value })}
        />
      </Field>
      {/* Members get their news with their account. */}
      {!user && (
        <Field
          label="Your e-mail"
          optional
          error={problems.email}
          hint="We mail you when the officers confirm, and if the meeting changes."
        >
          <TextField
            type="email"
            name="email"
            autoComplete="email"
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
      )}
      <SeatField
        label="What you do"
        value={values.category}
        onChange={(category) => change({ category })}
        error={problems.category}
      />
      <Honeypot value={values.fax} onChange={(fax) => change({ fax })} />
      <Checkbox
        label="The chapter may call or mail me about this visit."
        hint={`Only its officers see your number. We delete it ${VISITOR_DAYS} days after your last visit.`}
        checked={values.consent}
        onChange={({ target }) => change({ consent: target.checked })}
        error={problems.consent}
      />
      {send.isWaiting && (
        <Notice tone="warning" live title="Not sent yet">
          You are offline. We send your request when you are back online. Keep this page open.
        </Notice>
      )}
      <DialogFooter>
        <Button type="submit" busy={send.isPending} offlineNote={false}>
          Ask to visit
        </Button>
      </DialogFooter>
    </form>
  );
}
