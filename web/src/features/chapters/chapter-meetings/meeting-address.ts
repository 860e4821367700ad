import { chapterPath, meetingPath } from "@cardplaza/contract/chapters/chapter-words";

const OFFICER_PARTS = ["attendance", "visitors"] as const;

/** What the address says within the tab: which meeting, and which of its screens. */
export function readMeeting(search: URLSearchParams) {
  const part = search.get("part");
  return {
    meetingId: search.get("meeting"),
    code: search.get("code"),
    view: search.get("view") === "projector" ? ("projector" as const) : null,
    scans: search.has("scan"),
    part: OFFICER_PARTS.find((each) => each === part) ?? "attendance",
  };
}

/** The meeting with the camera open, to check in. */
export const scanPath = (chapterId: string, meetingId: string) =>
  `${meetingPath(chapterId, meetingId)}&scan=1`;

export const projectorPath = (chapterId: string, meetingId: string) =>
  `${meetingPath(chapterId, meetingId)}&view=projector`;

/** The address of the form for a slip of a kind. */
export const newSlipPath = (chapterId: string, kind: "referral" | "thank-you" | "one-to-one") =>
  `${chapterPath(chapterId, "referrals")}&new=${kind}`;
