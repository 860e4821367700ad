import type { PointsRow } from "./points.table.ts";

/** Who paid is for the two of a thank-you alone: its points tell the amount to within ₹10,000. */
export const isNamedTo = (
  { kind, memberId, withId }: Pick<PointsRow, "kind" | "memberId" | "withId">,
  viewerId: string,
) => kind !== "thank_you" || memberId === viewerId || withId === viewerId;
