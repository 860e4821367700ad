// Limits, lists and texts of chapters. Free of zod: pages and forms import it.
import { OFFLINE_NETWORKING_PATH } from "../screen-paths.ts";

export const CHAPTER_STATUSES = ["pending", "active", "dormant", "archived", "suspended"] as const;
export type ChapterStatus = (typeof CHAPTER_STATUSES)[number];
export const CHAPTER_STATUS_LABEL: Record<ChapterStatus, string> = {
  pending: "Forming",
  active: "Active",
  dormant: "Resting",
  archived: "Archived",
  suspended: "Suspended",
};
/** Shown in the finder and open to new members. */
export const LISTED_STATUSES = ["pending", "active", "dormant"] as const;

export const CHAPTER_ROLES = ["leader", "vice", "secretary", "member"] as const;
export type ChapterRole = (typeof CHAPTER_ROLES)[number];
export const CHAPTER_ROLE_LABEL: Record<ChapterRole, string> = {
  leader: "Leader",
  vice: "Vice leader",
  secretary: "Secretary",
  member: "Member",
};
/** Officers run meetings and let people in. */
export const OFFICER_ROLES = ["leader", "vice", "secretary"] as const;

export const MEMBERSHIP_STATUSES = [
  "requested",
  "invited",
  "waitlisted",
  "active",
  "on_leave",
  "suspended",
  "left",
  "removed",
  "declined",
] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];
export const MEMBERSHIP_STATUS_LABEL: Record<MembershipStatus, string> = {
  requested: "Asks to join",
  invited: "Invited",
  waitlisted: "On the waitlist",
  active: "Member",
  on_leave: "On leave",
  suspended: "Suspended",
  left: "Left",
  removed: "Removed",
  declined: "Declined",
};
/** They take a seat, and the seat of their category. */
export const SEATED_STATUSES = ["active", "on_leave", "suspended"] as const;
/** They wait for an answer. */
export const WAITING_STATUSES = ["requested", "invited", "waitlisted"] as const;

export const MEMBER_ACTIONS = [
  "accept",
  "decline",
  "role",
  "suspend",
  "restore",
  "leave_of_absence",
  "return",
  "remove",
  "target",
  "category",
] as const;
export type MemberAction = (typeof MEMBER_ACTIONS)[number];

export const FREQUENCIES = ["weekly", "fortnightly", "monthly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const FREQUENCY_LABEL: Record<Frequency, string> = {
  weekly: "Every week",
  fortnightly: "Every two weeks",
  monthly: "Every month",
};
/** How often the fee is due. */
export const FEE_PERIODS = ["meeting", "month", "quarter", "year"] as const;
export type FeePeriod = (typeof FEE_PERIODS)[number];
export const FEE_PERIOD_LABEL: Record<FeePeriod, string> = {
  meeting: "per meeting",
  month: "per month",
  quarter: "per quarter",
  year: "per year",
};
/** 0 is Sunday, as in JavaScript. */
export const WEEKDAY_NAMES = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

export const CHAPTER_LIMITS = {
  name: [3, 80],
  description: [50, 1000],
  venue: [0, 300],
  agenda: [0, 2000],
  speaker: [0, 120],
  reason: [3, 300],
  note: [0, 300],
  message: [0, 500],
} as const;
export const DURATION_MINUTES = [30, 180] as const;
export const DEFAULT_DURATION = 90;
export const MEMBERS_RANGE = [5, 100] as const;
export const DEFAULT_MAX_MEMBERS = 40;
/** A chapter becomes active with so many members. */
export const LEAST_ACTIVE_MEMBERS = 5;
export const MAX_CHAPTERS_OF_MEMBER = 3;
export const DEFAULT_VISITS = 2;
export const MOST_VISITS = 5;
export const DEFAULT_ABSENCES = 3;
export const MOST_ABSENCES = 10;
/** Absences are counted over so many days. */
export const ABSENCE_DAYS = 183;
/** ₹10 lakh. */
export const MAX_FEE_PAISE = 100_000_000;
export const DORMANT_AFTER_DAYS = 60;
/** A leader whose plan has ended may manage for so long. */
export const LEADER_GRACE_DAYS = 14;
/** Invitations to a chapter end after this. */
export const INVITATION_DAYS = 30;
/** A member who was declined or removed can ask again after so many days. */
export const ASK_AGAIN_DAYS = 30;
/** The longest leave of a member. */
export const MAX_LEAVE_DAYS = 183;

export const CHAPTERS_PER_PAGE = 20;
export const MAX_MAP_CHAPTERS = 500;
export const MAX_UPCOMING = 6;
export const RADIUS_KM = [5, 10, 25, 50, 100, 200] as const;
export const MAX_FINDER_CITIES = 10;

export const CREATE_FEATURE = "Chapter creation";
export const GIVE_FEATURE = "Referral-based offline networking";
export const TRACK_FEATURE = "Referral tracking";
export const LEADERBOARD_FEATURE = "Chapter leaderboard";

export const CHAPTER_TABS = ["about", "members", "meetings", "referrals", "leaderboard", "manage"] as const;
export type ChapterTab = (typeof CHAPTER_TABS)[number];
export const CHAPTER_TAB_LABEL: Record<ChapterTab, string> = {
  about: "About",
  members: "Members",
  meetings: "Meetings",
  referrals: "Referrals",
  leaderboard: "Leaderboard",
  manage: "Manage",
};

export const chapterPath = (id: string, tab?: ChapterTab) =>
  `${OFFLINE_NETWORKING_PATH}?chapter=${id}${tab && tab !== "about" ? `&tab=${tab}` : ""}`;
export const meetingPath = (chapterId: string, meetingId: string) =>
  `${chapterPath(chapterId, "meetings")}&meeting=${meetingId}`;
/** What the code on the officer's screen leads to. */
export const checkInPath = (chapterId: string, meetingId: string, code: string) =>
  `${meetingPath(chapterId, meetingId)}&code=${code}`;
/** What an invitation by link leads to. */
export const chapterInvitePath = (chapterId: string, code: string) =>
  `${chapterPath(chapterId)}&invite=${code}`;

/** Cached pages: of all chapters, and of one. */
export const CHAPTERS_TAG = "chapters";
export const chapterTag = (id: string) => `chapter:${id}`;

export const CHAPTER_TEXT = {
  notFound: "Chapter not found",
  noneIn: (city: string) => `No chapters in ${city} yet. Start one.`,
  seatTaken: (category: string) => `The ${category} seat is taken. Join the waitlist?`,
  full: "All seats are taken. Join the waitlist?",
  /** For officers, and for members who change their category: the waitlist is not for them. */
  withoutOffer: {
    full: "All seats are taken.",
    seatTaken: (category: string) => `The ${category} seat is taken.`,
  },
  nameTaken: (city: string) => `There is a chapter with this name in ${city}.`,
  unknownPlace: "We don't know this city or PIN code. Check the spelling.",
  otherState: (pin: string, state: string) => `PIN code ${pin} is in ${state}.`,
  unknownState: "Enter a state of India, such as Maharashtra.",
  needFeePeriod: "Choose how often the fee is paid.",
  needVenue: "Enter the address where you meet.",
  needLink: "Enter the https link of the online room.",
  tooMany: `You can be in ${MAX_CHAPTERS_OF_MEMBER} chapters.`,
  theyAreInTooMany: `This member is in ${MAX_CHAPTERS_OF_MEMBER} chapters.`,
  memberAlready: "You are a member of this chapter.",
  theyAreMember: "This person is a member already.",
  theyAsked: "This person has asked to join. You can accept them.",
  invitedAlready: "This person has been invited.",
  theyDeclined: (day: string) => `This person has declined. You can invite them again from ${day}.`,
  askedAlready: "You have asked to join this chapter.",
  handOver: "Hand the chapter over before you leave.",
  onlyLeader: "Only the leader may do this.",
  onlyOfficers: "Only officers of this chapter may do this.",
  onlyMembers: "Only members of this chapter may do this.",
  readOnly: "The leader's plan has ended. The chapter can be handed over to a member with Premium.",
  needsPlan: "To lead a chapter, the new leader needs Premium.",
  notOpen: "This chapter takes no new members.",
  ownChapter: "This is your own chapter.",
  notWaiting: "This request has been answered.",
  notAMember: "This person is not a member of this chapter.",
  archived: "This chapter is archived.",
  suspended: "This chapter is suspended.",
  notDecidable: { suspend: "This chapter is suspended already.", restore: "This chapter is not suspended." },
  suspendedMember: "Your membership is suspended.",
  moreSeats: (count: number) => `The chapter has ${count} members. Enter at least ${count} seats.`,
  sharedCategory: (category: string) =>
    `Two members share the seat of ${category}. Change one of them first.`,
  askLater: (day: string) => `You can ask again from ${day}.`,
  inviteNotFound: "This member was not found.",
  transferTo: "Choose an active member of this chapter.",
  leaderFirst: "The leader must hand the chapter over first.",
  notThisState: "The status of this member has changed. Reload the page to see it.",
  needReason: "Enter a reason.",
  needRole: "Choose a role.",
  needTarget: "Enter a target.",
  needCategory: "Choose a category.",
  needUntil: "Choose a day within the next six months.",
  pastDay: "Choose today or a later day.",
  ownCityOnly: "Several cities and a radius come with Premium.",
  asked: (name: string, chapter: string) => `${name} asks to join ${chapter}.`,
  waits: (name: string, chapter: string) => `${name} is on the waitlist of ${chapter}.`,
  invitedYou: (name: string, chapter: string) => `${name} invites you to join ${chapter}.`,
  /** Of a visitor's own words nothing is in it: it becomes the subject of a mail. */
  visitAsked: (trade: string, chapter: string, when: string) =>
    `New visitor request for ${chapter}: ${trade}, ${when}`,
  youAreIn: (chapter: string) => `You are a member of ${chapter}.`,
  theyAccepted: (name: string, chapter: string) => `${name} accepted your invitation to ${chapter}.`,
  yourTurn: (chapter: string) => `A seat is free in ${chapter}. The officers can let you in now.`,
  seatFree: (chapter: string, name: string) =>
    `A seat is free in ${chapter}. ${name} is first on the waitlist.`,
  left: (name: string, chapter: string) => `${name} has left ${chapter}.`,
  youAreOut: (chapter: string, reason: string) =>
    `You are no longer a member of ${chapter}. ${reason}`.trim(),
  youAreSuspended: (chapter: string, reason: string) =>
    `Your membership of ${chapter} is suspended. ${reason}`.trim(),
  youAreBack: (chapter: string) => `You take part in ${chapter} again.`,
  notTaken: (chapter: string) => `${chapter} could not accept your request.`,
  yourRole: (role: string, chapter: string) => `Your role in ${chapter} is ${role} now.`,
  chapterSuspended: (chapter: string, reason: string) => `We suspended ${chapter}. ${reason}`.trim(),
  chapterRestored: (chapter: string) => `${chapter} is open again.`,
  youLead: (chapter: string) => `You lead ${chapter} now.`,
  dormant: (chapter: string) =>
    `${chapter} has not met for ${DORMANT_AFTER_DAYS} days and is shown as resting.`,
} as const;
