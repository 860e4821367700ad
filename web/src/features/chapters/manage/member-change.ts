import {
  CHAPTER_LIMITS,
  CHAPTER_TEXT,
  type ChapterRole,
  type MemberAction,
} from "@cardplaza/contract/chapters/chapter-words";
import { TARGET_RANGE } from "@cardplaza/contract/chapters/points-words";
import type { MemberChange } from "./use-change-member.ts";

/** What the dialog of an action holds; each action takes its own part of it. */
export interface ChangeValues {
  role: Exclude<ChapterRole, "leader">;
  reason: string;
  until: string;
  target: string;
  category: string;
}

/** What is missing, by field. */
export function checkChange(
  action: MemberAction,
  values: ChangeValues,
): Partial<Record<keyof ChangeValues, string>> {
  const reason = values.reason.trim();
  const needsReason = action === "suspend" || action === "remove";
  const isShort = reason.length < CHAPTER_LIMITS.reason[0];
  if (isShort && (needsReason || reason !== "")) return { reason: CHAPTER_TEXT.needReason };
  if (action === "leave_of_absence" && values.until === "") return { until: CHAPTER_TEXT.needUntil };
  if (action === "category" && values.category === "") return { category: CHAPTER_TEXT.needCategory };
  if (action === "target" && !isTarget(values.target)) return { target: CHAPTER_TEXT.needTarget };
  return {};
}

const isTarget = (text: string) => {
  const [least, most] = TARGET_RANGE;
  return /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
};

/** What is sent. */
export function changeOf(action: MemberAction, values: ChangeValues): MemberChange {
  const reason = values.reason.trim();
  if (action === "role") return { action, role: values.role };
  if (action === "target") return { action, targetPoints: Number(values.target) };
  if (action === "category") return { action, category: values.category };
  return {
    action,
    ...(action === "leave_of_absence" && { until: values.until }),
    ...(reason && { reason }),
  };
}
