import { z } from "zod";
import { Email, PhoneText } from "../accounts/people.ts";
import { endpoints } from "../endpoint.ts";
import { Timestamp } from "../shapes.ts";
import { Chapter, ChapterLine } from "./chapter.ts";
import { SeatCategory } from "./chapter-fields.ts";
import { CHAPTER_ROLES } from "./chapter-words.ts";
import { OneChapter } from "./chapters.ts";
import { INVITE_LINKS_PER_DAY } from "./invite-words.ts";

const InviteCode = z.object({ code: z.string().min(1).max(100) });
const HoldCode = z.string().min(1).max(100);
const ANSWERS = { points: 60, seconds: 3600, by: "address" } as const;

/** What somebody sees who was invited by a link, also before they sign up. */
export const ChapterInvite = z.object({
  chapter: ChapterLine.extend({ venue: z.string(), oneSeatPerCategory: z.boolean() }),
  invitedBy: z.object({
    name: z.string(),
    role: z.enum(CHAPTER_ROLES),
    profile_image: z.string().nullable(),
  }),
  /** The seat that was offered; empty if they choose it themselves. */
  category: z.string(),
  categoryName: z.string(),
  /** Seats that are taken, or held for somebody who is signing up. */
  takenCategories: z.array(z.string()),
  /** The viewer is a member of the chapter. */
  isMember: z.boolean(),
  expiresAt: Timestamp,
});
export type ChapterInvite = z.infer<typeof ChapterInvite>;

export const chapterInvites = endpoints({
  "POST /api/chapters/:id/invite-links": {
    summary: "Invite by link, e-mail or mobile; a new link for all ends the one before it",
    auth: "member",
    params: OneChapter,
    body: z.object({
      /** The seat that is offered. */
      category: SeatCategory.optional(),
      email: Email.optional(),
      mobile: PhoneText.optional(),
    }),
    returns: z.object({ url: z.string(), expiresAt: Timestamp }),
    status: 201,
    // The address contains the code, of which only a hash is stored.
    repeatable: false,
    limit: { points: INVITE_LINKS_PER_DAY, seconds: 86_400, by: "account" },
  },
  "GET /api/chapter-invites/:code": {
    summary: "Who invites to which chapter, for whoever has the link",
    params: InviteCode,
    returns: ChapterInvite,
    limit: { points: 120, seconds: 3600, by: "address" },
  },
  "POST /api/chapter-invites/:code/hold": {
    summary: "Hold a seat for half an hour while somebody signs up",
    params: InviteCode,
    body: z.object({ category: SeatCategory }),
    returns: z.object({ hold: z.string(), until: Timestamp }),
    repeatable: false,
    limit: { points: 20, seconds: 3600, by: "address" },
  },
  "POST /api/chapter-invites/:code/accept": {
    summary: "Join the chapter at once, with a seat",
    auth: "member",
    params: InviteCode,
    body: z.object({ category: SeatCategory, hold: HoldCode.optional() }),
    returns: Chapter,
    limit: ANSWERS,
  },
  "POST /api/chapter-invites/:code/decline": {
    summary: "Decline; an invitation for one person ends with it",
    params: InviteCode,
    returns: z.object({ declined: z.literal(true) }),
    limit: ANSWERS,
  },
});
