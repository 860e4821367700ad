import type { Chapter, ChapterMember } from "@cardplaza/contract/chapters/chapter";
import {
  ASK_AGAIN_DAYS,
  CHAPTER_LIMITS,
  CHAPTER_ROLE_LABEL,
  MAX_LEAVE_DAYS,
  type MemberAction,
} from "@cardplaza/contract/chapters/chapter-words";
import { DEFAULT_TARGET, TARGET_RANGE } from "@cardplaza/contract/chapters/points-words";
import { dayFromNow } from "@cardplaza/contract/time";
import { digitsOf } from "@cardplaza/contract/text-limits";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { useSession } from "../../../lib/session.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { SeatField } from "../ask/seat-field.tsx";
import { actionLabel, withdraws } from "./member-actions.ts";
import { checkChange, changeOf, type ChangeValues } from "./member-change.ts";
import { useChangeMember } from "./use-change-member.ts";

interface MemberDialogProps {
  chapter: Chapter;
  member: ChapterMember;
  action: MemberAction;
  onClose: () => void;
}

const ROLES = (["vice", "secretary", "member"] as const).map((value) => ({
  value,
  label: CHAPTER_ROLE_LABEL[value],
}));
const INTRO: Partial<Record<MemberAction, string>> = {
  decline: `They can ask again after ${ASK_AGAIN_DAYS} days.`,
  suspend: "They keep their seat, but take no part until an officer restores them.",
  remove: "Their seat becomes free. They are told the reason.",
  leave_of_absence: "They keep their seat and are not counted as absent.",
  target: "Points in a month. The light beside the name shows how much of it is reached.",
};
const OWN_INTRO: typeof INTRO = {
  ...INTRO,
  leave_of_absence: "You keep your seat and are not counted as absent.",
};
const WITHDRAW_INTRO = `They can no longer accept it. They can ask to join after ${ASK_AGAIN_DAYS} days.`;
const HARMS: readonly MemberAction[] = ["suspend", "remove", "decline"];

/** What an officer has to say with an action: a reason, a day, a role, a target or a category. */
export function MemberDialog({ chapter, member, action, onClose }: MemberDialogProps) {
  const label = actionLabel(action, member);
  const isOwn = useSession().user?._id === member.userId;
  const { mutateAsync } = useChangeMember(chapter, member);
  const form = useSmallForm<ChangeValues, unknown>({
    begin: {
      role: member.role === "leader" ? "member" : member.role,
      reason: "",
      until: "",
      target: String(member.targetPoints ?? DEFAULT_TARGET),
      category: member.category,
    },
    check: (values) => checkChange(action, values),
    send: async (values) =>
      (action === "role" && values.role === member.role) || mutateAsync(changeOf(action, values)),
    onSent: onClose,
    named: { targetPoints: "target" },
  });
  const harms = HARMS.includes(action);
  return (
    <SmallFormDialog
      title={isOwn ? label : `${label}: ${member.person.name}`}
      description={withdraws(action, member) ? WITHDRAW_INTRO : (isOwn ? OWN_INTRO : INTRO)[action]}
      form={form}
      sendLabel={withdraws(action, member) ? "Withdraw" : harms ? label : "Save"}
      tone={harms ? "danger" : "primary"}
      onClose={onClose}
    >
      <ChangeFields chapter={chapter} action={action} form={form} />
    </SmallFormDialog>
  );
}

interface ChangeFieldsProps {
  chapter: Chapter;
  action: MemberAction;
  form: ReturnType<typeof useSmallForm<ChangeValues, unknown>>;
}

/** Each action has its own. */
function ChangeFields({ chapter, action, form: { values, change, text, problems } }: ChangeFieldsProps) {
  return (
    <>
      {action === "role" && (
        <Field label="Role" required error={problems.role}>
          <Select options={ROLES} {...text("role")} />
        </Field>
      )}
      {action === "leave_of_absence" && (
        <Field label="Last day of leave" required error={problems.until}>
          <TextField type="date" min={dayFromNow(0)} max={dayFromNow(MAX_LEAVE_DAYS)} {...text("until")} />
        </Field>
      )}
      {action === "target" && (
        <Field
          label="Points a month"
          required
          hint={`From ${TARGET_RANGE[0]} to ${TARGET_RANGE[1]}.`}
          error={problems.target}
        >
          <TextField inputMode="numeric" maxLength={digitsOf(TARGET_RANGE[1])} {...text("target")} />
        </Field>
      )}
      {action === "category" && (
        <SeatField
          label="Category"
          value={values.category}
          taken={chapter.oneSeatPerCategory ? chapter.takenCategories : []}
          onChange={(category) => change({ category })}
          error={problems.category}
        />
      )}
      {["suspend", "remove", "decline", "leave_of_absence"].includes(action) && (
        <Field
          label="Reason"
          required={action === "suspend" || action === "remove"}
          optional={action === "decline" || action === "leave_of_absence"}
          error={problems.reason}
        >
          <TextField maxLength={CHAPTER_LIMITS.reason[1]} autoComplete="off" {...text("reason")} />
        </Field>
      )}
    </>
  );
}
