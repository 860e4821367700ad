import type { Chapter, ChapterMember } from "@cardplaza/contract/chapters/chapter";
import {
  ASK_AGAIN_DAYS,
  CHAPTER_LIMITS,
  CHAPTER_ROLE_LABEL,
  MAX_LEAVE_DAYS,
  type MemberAction,
} from "@cardplaza/contract/chapters/chapter-words";
import { DEFAULT_TARGET, TARGET_RANGE } from "@cardplaza/contract/chapters/points-words";
import { dateInIndia, DAY_MS } from "@cardplaza/contract/time";
import { digitsOf } from "@cardplaza/contract/text-limits";
import { type FormEvent, useState } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
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
  const [values, setValues] = useState<ChangeValues>({
    role: member.role === "leader" ? "member" : member.role,
    reason: "",
    until: "",
    target: String(member.targetPoints ?? DEFAULT_TARGET),
    category: member.category,
  });
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const { mutate, isPending, error } = useChangeMember(chapter, member);
  const shown = { ...refusedFields(error), ...problems };
  const change = (part: Partial<ChangeValues>) => {
    setValues({ ...values, ...part });
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkChange(action, values);
    setProblems(found);
    if (Object.keys(found).length > 0 || isPending) return;
    if (action === "role" && values.role === member.role) onClose();
    else mutate(changeOf(action, values), { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={isOwn ? label : `${label}: ${member.person.name}`}
        description={withdraws(action, member) ? WITHDRAW_INTRO : (isOwn ? OWN_INTRO : INTRO)[action]}
      >
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <FormProblem error={error} names={["role", "reason", "until", "targetPoints", "category"]} />
          {action === "role" && (
            <Field label="Role" required error={shown["role"]}>
              <Select
                options={ROLES}
                value={values.role}
                onChange={({ target }) => change({ role: target.value as ChangeValues["role"] })}
              />
            </Field>
          )}
          {action === "leave_of_absence" && (
            <Field label="Last day of leave" required error={shown["until"]}>
              <TextField
                type="date"
                min={dayFromNow(0)}
                max={dayFromNow(MAX_LEAVE_DAYS)}
                value={values.until}
                onChange={({ target }) => change({ until: target.value })}
              />
            </Field>
          )}
          {action === "target" && (
            <Field
              label="Points a month"
              required
              hint={`From ${TARGET_RANGE[0]} to ${TARGET_RANGE[1]}.`}
              error={shown["targetPoints"]}
            >
              <TextField
                inputMode="numeric"
                maxLength={digitsOf(TARGET_RANGE[1])}
                value={values.target}
                onChange={({ target }) => change({ target: target.value })}
              />
            </Field>
          )}
          {action === "category" && (
            <SeatField
              label="Category"
              value={values.category}
              taken={chapter.oneSeatPerCategory ? chapter.takenCategories : []}
              onChange={(category) => change({ category })}
              error={shown["category"]}
            />
          )}
          {["suspend", "remove", "decline", "leave_of_absence"].includes(action) && (
            <Field
              label="Reason"
              required={action === "suspend" || action === "remove"}
              optional={action === "decline" || action === "leave_of_absence"}
              error={shown["reason"]}
            >
              <TextField
                maxLength={CHAPTER_LIMITS.reason[1]}
                autoComplete="off"
                value={values.reason}
                onChange={({ target }) => change({ reason: target.value })}
              />
            </Field>
          )}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant={HARMS.includes(action) ? "danger" : "primary"} busy={isPending}>
              {withdraws(action, member) ? "Withdraw" : HARMS.includes(action) ? label : "Save"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const dayFromNow = (days: number) => dateInIndia(new Date(Date.now() + days * DAY_MS));
