import { SUSPENSION_DAYS } from "@cardplaza/contract/accounts/measure-words";
import { DELETION_UNDO_DAYS } from "@cardplaza/contract/account-data/account-data-words";
import {
  READ_BY_MEMBER,
  USER_ACTIONS,
  USER_TEXT,
  type UserAction,
} from "@cardplaza/contract/admin/user-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { forbidden, invalid, wrongState } from "../../../platform/refusals.ts";
import type { Decision } from "../../../registry/moderated.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { hideMember } from "../../accounts/hide-member.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { noteLook } from "../../accounts/looks/note-look.ts";
import { isDeletedByUs } from "../../accounts/measures/measure-queries.ts";
import { noteDeletion } from "../../accounts/measures/note-deletion.ts";
import { restore } from "../../accounts/measures/restore.ts";
import { suspend } from "../../accounts/measures/suspend.ts";
import { warn } from "../../accounts/measures/warn.ts";
import { touchMember } from "../../accounts/measures/touch-member.ts";
import { removeSecondStep } from "../../accounts/second-step/remove-second-step.ts";
import { isSecondStepOn } from "../../accounts/second-step/second-step-queries.ts";
import { endSessions } from "../../accounts/sessions/end-sessions.ts";
import { moderated } from "../../audit/moderated.ts";
import { endGrantedPremium, grantPremium, hasGrantedPremium } from "../../plan/grant-premium.ts";
import { findMemberSubjects } from "./member-subjects.ts";
import { showUser } from "./show-user.ts";

/** What a decision is taken on. */
interface Found {
  member: Member;
  hasSecondStep: boolean;
  hasGrant: boolean;
  isDeletedByUs: boolean;
}

export const moderatedMembers = moderated({
  kind: "member",
  actions: USER_ACTIONS,
  // What was granted is a matter of money, so it is explained as well.
  against: ["warn", "suspend", "end_sessions", "reset_second_step", "grant_premium", "end_premium", "erase"],
  notFound: USER_TEXT.notFound,
  cases: {
    type: "member",
    noun: "account",
    find: findMemberSubjects,
    meanings: { restore: "show", suspend: "suspend", warn: "warn", erase: "hide" },
    isDecidedElsewhere: true,
  },
  show: showUser,
  async lock(ctx, tx, id): Promise<Found | undefined> {
    const member = await lockMember(tx, id);
    if (!member || member.erasedAt) return undefined;
    return foundWith(ctx, tx, member);
  },
  rowOf: ({ member, ...beside }) => ({ ...member, ...beside }),
  handledBy: USER_TEXT.handledBy,
  refuse(found, { action, days }) {
    if (action === "suspend" && days !== undefined && !isSuspensionTime(days))
      return invalid({ days: USER_TEXT.wrongDays });
    if (action === "grant_premium" && days === undefined) return invalid({ days: USER_TEXT.daysNeeded });
    return IS_POSSIBLE[action](found) ? undefined : wrongState(USER_TEXT.notNow[action]);
  },
  async change(ctx, tx, found, decision) {
    const { action, reason } = decision;
    await ACT[action](ctx, tx, found.member, decision);
    await noteLook(ctx, tx, found.member.id, {
      kind: action,
      ...(READ_BY_MEMBER.includes(action) && { reason }),
    });
    return foundWith(ctx, tx, await touchMember(ctx, tx, found.member));
  },
  // Each of them writes to the member itself: a suspended member has no bell.
  notify: async () => {},
});

async function foundWith({ now }: AdminContext, tx: Tx, member: Member): Promise<Found> {
  return {
    member,
    hasSecondStep: await isSecondStepOn(tx, member.id),
    hasGrant: await hasGrantedPremium(tx, member.id, now),
    isDeletedByUs: await isDeletedByUs(tx, member.id),
  };
}

const isSuspensionTime = (days: number) => SUSPENSION_DAYS.some((each) => each === days);

const IS_POSSIBLE: Record<UserAction, (found: Found) => boolean> = {
  warn: ({ member }) => member.erasesAt === null,
  suspend: ({ member }) => member.suspendedAt === null,
  // A deletion that the member asked for is theirs alone.
  restore: (found) => found.member.suspendedAt !== null || found.isDeletedByUs,
  end_sessions: () => true,
  reset_second_step: ({ hasSecondStep }) => hasSecondStep,
  grant_premium: ({ member }) => member.erasesAt === null,
  end_premium: ({ hasGrant }) => hasGrant,
  erase: ({ member }) => member.erasesAt === null,
};

type Act = (
  ctx: AdminContext,
  tx: Tx,
  member: Member,
  decision: Pick<Decision<UserAction>, "days" | "reason">,
) => Promise<unknown>;

const ACT: Record<UserAction, Act> = {
  warn: (ctx, tx, member, { reason = "" }) => warn(ctx, tx, member, reason),
  suspend(ctx, tx, member, { days = null, reason = "" }) {
    if (days === null && ctx.admin.role !== "superadmin") throw forbidden(USER_TEXT.forGoodDenied);
    return suspend(ctx, tx, member, { days, reason });
  },
  restore: (ctx, tx, member) => restore(ctx, tx, member, ["suspension", "deletion"]),
  end_sessions: (ctx, tx, { id }) => endSessions(ctx, tx, id),
  reset_second_step: (ctx, tx, member) => removeSecondStep(ctx, tx, member),
  grant_premium: (ctx, tx, { id }, { days = 0 }) => grantPremium(ctx, tx, id, days),
  end_premium: (ctx, tx, { id }) => endGrantedPremium(ctx, tx, id),
  async erase(ctx, tx, member, { reason = "" }) {
    const erasesAt = new Date(ctx.now.getTime() + DELETION_UNDO_DAYS * DAY_MS);
    await hideMember(ctx, tx, member.id, erasesAt);
    await noteDeletion(ctx, tx, member, { erasesAt, reason });
  },
};
