import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { NAME_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { useState } from "react";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { seatOptions } from "../ask/seat-options.ts";
import { type Mended, SENT_LATER } from "../queue/slip.ts";
import { useSlipQueue } from "../queue/use-slip-queue.ts";
import { MeetingDialog } from "../chapter-meeting-dialog.tsx";
import { InviterField } from "./inviter-field.tsx";
import {
  EMPTY_VISITOR,
  VISITOR_FIELDS,
  visitorBody,
  visitorProblems,
  type VisitorValues,
} from "./visitor-values.ts";

interface VisitorDialogProps {
  meeting: Pick<ChapterMeeting, "_id" | "status">;
  isOfficer: boolean;
  /** What was typed, and the refused slip that it was. */
  begin?: Partial<VisitorValues>;
  mends?: Mended;
  onClose: () => void;
}

/** Somebody whom the member brings. Without a network it waits in the browser. */
export function VisitorDialog({ meeting, isOfficer, begin, mends, onClose }: VisitorDialogProps) {
  const isOpen = meeting.status === "open";
  const [values, setValues] = useState<VisitorValues>({ ...EMPTY_VISITOR, attended: isOpen, ...begin });
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const queue = useSlipQueue();
  const phoneHint = usePhoneHint(values.mobile);
  const wrong = visitorProblems(values);
  const shown: Record<string, string | undefined> = isChecked ? { ...refusedFields(error), ...wrong } : {};
  const change = (part: Partial<VisitorValues>) => setValues((now) => ({ ...now, ...part }));
  const save = async () => {
    setChecked(true);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const { _id, status } = meeting;
      const body = visitorBody(values, isOfficer, new Date());
      const { name } = body;
      const slip = {
        kind: "visitor" as const,
        call: { params: { id: _id }, body },
        label: `Visitor ${name}`,
        form: { meeting: { _id, status }, isOfficer, begin: values },
      };
      const added = await queue.add(slip, mends);
      toast({
        title:
          "waits" in added ? `${name} is kept here until there is a network.` : `${name} is on the list.`,
      });
      onClose();
    } catch (refusal) {
      setError(refusal);
      setBusy(false);
    }
  };
  return (
    <MeetingDialog
      title={isOfficer ? "Add a visitor" : "Bring a visitor"}
      description="Tell them that the chapter's officers see how to reach them."
      saveLabel="Add"
      busy={busy}
      offlineNote={SENT_LATER}
      error={error}
      names={VISITOR_FIELDS}
      onClose={onClose}
      onSave={() => void save()}
    >
      {mends && <Notice tone="danger">{mends.problem}</Notice>}
      <Field label="Name" required error={shown.name}>
        <TextField
          autoComplete="off"
          maxLength={NAME_MAX}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label="Mobile" required error={shown.mobile} hint={phoneHint}>
        <TextField
          type="tel"
          autoComplete="off"
          maxLength={PHONE_MAX}
          value={values.mobile}
          onChange={(event) => change({ mobile: event.target.value })}
        />
      </Field>
      {!isOpen && (
        <Field
          label="E-mail"
          optional
          error={shown.email}
          hint="We mail them the time and place, and changes."
        >
          <TextField
            type="email"
            autoComplete="off"
            value={values.email ?? ""}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
      )}
      <Field label="What they do" required error={shown.category}>
        <Combobox
          options={seatOptions([])}
          value={values.category || null}
          onChange={(category) => change({ category })}
          listLabel="Categories"
          placeholder="Choose a category"
          searchPlaceholder="Search categories"
        />
      </Field>
      {isOfficer && (
        <InviterField
          meetingId={meeting._id}
          value={values.invitedBy}
          onChange={(invitedBy) => change({ invitedBy })}
          error={shown.invitedBy}
        />
      )}
      {isOfficer && isOpen && (
        <Checkbox
          label="They are here"
          checked={values.attended}
          onChange={(event) => change({ attended: event.target.checked })}
        />
      )}
    </MeetingDialog>
  );
}
