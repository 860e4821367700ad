import type { ChapterLine } from "@cardplaza/contract/chapters/chapter";
import { LEAST_ACTIVE_MEMBERS } from "@cardplaza/contract/chapters/chapter-words";

/** "1 member", "24 members" */
export const membersText = (count: number) => (count === 1 ? "1 member" : `${count} members`);

/** "3 free seats", "Full" */
export const seatsText = (free: number) =>
  free <= 0 ? "Full, with a waitlist" : free === 1 ? "1 free seat" : `${free} free seats`;

/** "under 1 km", "12 km" */
export const kmText = (km: number) => (km < 1 ? "under 1 km" : `${Math.round(km)} km`);

/** "Forming: 3 more members needed"; nothing for an active chapter. */
export function statusText({ status, members }: Pick<ChapterLine, "status" | "members">): string {
  if (status === "pending") {
    const needed = Math.max(1, LEAST_ACTIVE_MEMBERS - members);
    return `Forming: ${needed} more ${needed === 1 ? "member" : "members"} needed`;
  }
  if (status === "dormant") return "Resting";
  if (status === "archived") return "Archived";
  return status === "suspended" ? "Suspended" : "";
}
