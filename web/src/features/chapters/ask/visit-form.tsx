import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { VISITOR_DAYS } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { NAME_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Honeypot } from "../../../forms/fields/honeypot.tsx";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
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
import { SeatField } from "./seat-field.tsx";
import { checkVisit, EMPTY_VISIT, type VisitValues, visitBody } from "./visit-values.ts";
import { VisitSent } from "./visit-sent.tsx";

interface VisitFormProps {
  chapter: Chapter;
  onJoin: () => void;
}

/** A visitor needs no account: a meeting, who they are and how they are reached. */
export function VisitForm({ chapter, onJoin }: VisitFormProps) {
  const [startsAt, setStartsAt] = useState<string>();
  const meetings = useQuery({
    ...query["GET /api/chapters/:id/meetings"]({ params: { id: chapter._id }, query: {} }),
    staleTime: 0,
  });
  const open = (meetings.data?.meetings ?? []).filter(({ status }) => status === "scheduled");
  if (startsAt) return <VisitSent chapter={chapter} startsAt={startsAt} onJoin={onJoin} />;
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
  return <OpenForm chapterId={chapter._id} meetings={open} onSent={setStartsAt} />;
}

interface OpenFormProps {
  chapterId: string;
  meetings: readonly Pick<ChapterMeeting, "_id" | "startsAt">[];
  onSent: (startsAt: string) => void;
}

function OpenForm({ chapterId, meetings, onSent }: OpenFormProps) {
  const { user } = useSession();
  const patient = usePatientMutation({
    send: (once, values: VisitValues) =>
      once["POST /api/chapters/:id/visits"]({ params: { id: chapterId }, body: visitBody(values) }),
  });
  const form = useSmallForm({
    begin: { ...EMPTY_VISIT, name: user?.name ?? "", meetingId: meetings[0]?._id ?? "" },
    check: checkVisit,
    send: (values) => patient.mutateAsync(values),
    onSent: (visit) => onSent(visit.startsAt),
  });
  const { values, problems, text } = form;
  const phoneHint = usePhoneHint(values.mobile);
  const options = meetings.map(({ _id, startsAt }) => ({ value: _id, label: appointmentInWords(startsAt) }));
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <SmallFormProblem text={form.problem} />
      <Field label="Meeting" required error={problems.meetingId}>
        <Select name="meetingId" options={options} {...text("meetingId")} />
      </Field>
      <Field label="Your name" required error={problems.name}>
        <TextField name="name" autoComplete="name" maxLength={NAME_MAX} {...text("name")} />
      </Field>
      <Field label="Your mobile number" required error={problems.mobile} hint={phoneHint}>
        <TextField type="tel" name="mobile" autoComplete="tel" maxLength={PHONE_MAX} {...text("mobile")} />
      </Field>
      {/* Members get their news with their account. */}
      {!user && (
        <Field
          label="Your e-mail"
          optional
          error={problems.email}
          hint="We mail you when the officers confirm, and if the meeting changes."
        >
          <TextField type="email" name="email" autoComplete="email" {...text("email")} />
        </Field>
      )}
      <SeatField
        label="What you do"
        value={values.category}
        onChange={(category) => form.change({ category })}
        error={problems.category}
      />
      <Honeypot value={values.fax} onChange={(fax) => form.change({ fax })} />
      <Checkbox
        label="The chapter may call or mail me about this visit."
        hint={`Only its officers see your number. We delete it ${VISITOR_DAYS} days after your last visit.`}
        {...form.checked("consent")}
        error={problems.consent}
      />
      {patient.isWaiting && (
        <Notice tone="warning" live title="Not sent yet">
          You are offline. We send your request when you are back online. Keep this page open.
        </Notice>
      )}
      <DialogFooter>
        <Button type="submit" busy={form.isSending} offlineNote={false}>
          Ask to visit
        </Button>
      </DialogFooter>
    </form>
  );
}
