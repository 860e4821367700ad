import type { ChapterMember, OwnMembership } from "@cardplaza/contract/chapters/chapter";
import {
  type ChapterRole,
  type MemberAction,
  type MembershipStatus,
  OFFICER_ROLES,
} from "@cardplaza/contract/chapters/chapter-words";

interface Viewer extends Pick<OwnMembership, "role" | "isOfficer"> {
  id: string;
  /** The leader's plan has ended: officers manage nothing. */
  readOnly: boolean;
}

const isOfficer = (role: ChapterRole) => (OFFICER_ROLES as readonly string[]).includes(role);

const IN_STATE: Partial<Record<MembershipStatus, readonly MemberAction[]>> = {
  requested: ["accept", "decline"],
  waitlisted: ["accept", "decline"],
  invited: ["decline"],
  active: ["role", "target", "category", "leave_of_absence", "suspend", "remove"],
  on_leave: ["return", "role", "target", "category", "suspend", "remove"],
  suspended: ["restore", "remove"],
};
const OWN: readonly MemberAction[] = ["leave_of_absence", "return", "target", "category"];
const AGAINST: readonly MemberAction[] = ["suspend", "restore", "remove"];

/** What the viewer may do with a member: some for themselves, the rest as an officer, some only as the leader. */
export function actionsFor(
  viewer: Viewer,
  target: Pick<ChapterMember, "userId" | "role" | "status">,
): MemberAction[] {
  const possible = IN_STATE[target.status] ?? [];
  const isOwn = viewer.id === target.userId;
  return possible.filter((action) => {
    if (isOwn && OWN.includes(action)) return true;
    if (!viewer.isOfficer || viewer.readOnly || isOwn) return false;
    if (action === "role") return viewer.role === "leader" && target.role !== "leader";
    if (AGAINST.includes(action) && isOfficer(target.role))
      return viewer.role === "leader" && target.role !== "leader";
    return true;
  });
}

const ACTION_LABEL: Record<MemberAction, string> = {
  accept: "Accept",
  decline: "Decline",
  role: "Change the role",
  suspend: "Suspend",
  restore: "Restore",
  leave_of_absence: "Leave of absence",
  return: "Back from leave",
  remove: "Remove",
  target: "Set the target",
  category: "Change the category",
};

/** What officers decline of somebody whom they invited is their own invitation. */
export const withdraws = (action: MemberAction, { status }: Pick<ChapterMember, "status">) =>
  action === "decline" && status === "invited";

export const actionLabel = (action: MemberAction, member: Pick<ChapterMember, "status">) =>
  withdraws(action, member) ? "Withdraw the invitation" : ACTION_LABEL[action];

/** They need a word from the officer first. */
export const NEEDS_DIALOG: readonly MemberAction[] = [
  "decline",
  "role",
  "suspend",
  "leave_of_absence",
  "remove",
  "target",
  "category",
];
