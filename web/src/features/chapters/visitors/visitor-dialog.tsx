import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { NAME_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { SeatField } from "../ask/seat-field.tsx";
import { type Mended, SENT_LATER } from "../queue/slip.ts";
import { useSlipQueue } from "../queue/use-slip-queue.ts";
import { InviterField } from "./inviter-field.tsx";
import { EMPTY_VISITOR, visitorBody, visitorProblems, type VisitorValues } from "./visitor-values.ts";

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
  const { _id, status } = meeting;
  const isOpen = status === "open";
  const queue = useSlipQueue();
  const form = useSmallForm({
    begin: { ...EMPTY_VISITOR, email: "", attended: isOpen, ...begin },
    check: visitorProblems,
    send: (values) => {
      const body = visitorBody(values, isOfficer, new Date());
      return queue.add(
        {
          kind: "visitor",
          call: { params: { id: _id }, body },
          label: `Visitor ${body.name}`,
          form: { meeting: { _id, status }, isOfficer, begin: values },
        },
        mends,
      );
    },
    onSent: (added, { name }) => {
      toast({
        title:
          "waits" in added
            ? `${name.trim()} is kept here until there is a network.`
            : `${name.trim()} is on the list.`,
      });
      onClose();
    },
  });
  const { values, problems, text } = form;
  const phoneHint = usePhoneHint(values.mobile);
  return (
    <SmallFormDialog
      title={isOfficer ? "Add a visitor" : "Bring a visitor"}
      description="Tell them that the chapter's officers see how to reach them."
      form={form}
      sendLabel="Add"
      closeLabel="Back"
      offlineNote={SENT_LATER}
      onClose={onClose}
    >
      {mends && <Notice tone="danger">{mends.problem}</Notice>}
      <Field label="Name" required error={problems.name}>
        <TextField autoComplete="off" maxLength={NAME_MAX} {...text("name")} />
      </Field>
      <Field label="Mobile" required error={problems.mobile} hint={phoneHint}>
        <TextField type="tel" autoComplete="off" maxLength={PHONE_MAX} {...text("mobile")} />
      </Field>
      {!isOpen && (
        <Field
          label="E-mail"
          optional
          error={problems.email}
          hint="We mail them the time and place, and changes."
        >
          <TextField type="email" autoComplete="off" {...text("email")} />
        </Field>
      )}
      <SeatField
        label="What they do"
        value={values.category}
        onChange={(category) => form.change({ category })}
        placeholder="Choose a category"
        error={problems.category}
      />
      {isOfficer && (
        <InviterField
          meetingId={_id}
          value={values.invitedBy}
          onChange={(invitedBy) => form.change({ invitedBy })}
          error={problems.invitedBy}
        />
      )}
      {isOfficer && isOpen && <Checkbox label="They are here" {...form.checked("attended")} />}
    </SmallFormDialog>
  );
}
