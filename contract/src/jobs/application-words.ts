// Limits, lists and texts of applications for jobs. Free of zod: pages and forms import it.
import { liveEvent } from "../live/live-stream.ts";

/** In the order in which an application advances; the last two end it. */
export const APPLICATION_STAGES = [
  "applied",
  "viewed",
  "shortlisted",
  "interview",
  "offered",
  "hired",
  "rejected",
  "withdrawn",
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];
export const STAGE_LABEL: Record<ApplicationStage, string> = {
  applied: "Applied",
  viewed: "Viewed",
  shortlisted: "Shortlisted",
  interview: "Interview",
  offered: "Offered",
  hired: "Hired",
  rejected: "Not selected",
  withdrawn: "Withdrawn",
};
/** The stages that the company moves to. Opening an application views it. */
export const MOVABLE_STAGES = ["viewed", "shortlisted", "interview", "offered", "hired", "rejected"] as const;
export type MovableStage = (typeof MOVABLE_STAGES)[number];

/** The stages in which an applicant can neither withdraw nor choose a time any more. */
export const ENDED_STAGES: readonly ApplicationStage[] = ["hired", "rejected", "withdrawn"];

/** The reasons of a rejection, in the words that the applicant reads. */
export const REJECTIONS = {
  experience: "We looked for other experience this time.",
  skills: "We looked for other skills this time.",
  salary: "The salary we can offer does not meet your expectation.",
  notice: "We need somebody who can join sooner.",
  place: "We need somebody nearer to the place of work.",
  filled: "The position has been filled.",
  cancelled: "We are not filling this position now.",
  other: "We went ahead with other candidates.",
} as const;
export type Rejection = keyof typeof REJECTIONS;
export const REJECTION_KEYS = Object.keys(REJECTIONS) as [Rejection, ...Rejection[]];

export const MATCH_PARTS = ["skills", "experience", "city", "notice", "salary"] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

export const APPLICATION_EVENT_KINDS = ["stage", "message", "interview", "reminder", "outside"] as const;
export const APPLICATION_SIDES = ["applicant", "company", "clock"] as const;

export const INTERVIEW_MODES = ["in_person", "phone", "video"] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];
export const INTERVIEW_MODE_LABEL: Record<InterviewMode, string> = {
  in_person: "In person",
  phone: "By phone",
  video: "By video",
};
export const INTERVIEW_STATUSES = ["proposed", "chosen", "declined", "withdrawn"] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

/** Messages to begin with. {name}, {job} and {company} are filled in. */
export const MESSAGE_TEMPLATES = [
  {
    name: "Thank you, we are looking",
    text: "Dear {name}, thank you for applying for {job} at {company}. We are looking at your application and will write to you within a week.",
  },
  {
    name: "A question before we decide",
    text: "Dear {name}, thank you for applying for {job}. Before we decide, please tell us: ",
  },
  {
    name: "Please call us",
    text: "Dear {name}, we would like to talk with you about {job} at {company}. When can we call you this week?",
  },
  {
    name: "Shortlisted",
    text: "Dear {name}, you are on our short list for {job}. We will propose times for an interview soon.",
  },
  {
    name: "It takes a little longer",
    text: "Dear {name}, our decision about {job} takes a little longer than planned. You will hear from us by ",
  },
] as const;

export const APPLICANTS_PER_PAGE = 50;
/** Those who applied for another job of the company so long ago are left out. */
export const PAST_APPLICANT_MONTHS = 12;
export const PAST_APPLICANTS = 50;
/** An applicant with this rating or a better one counts as strong. */
export const STRONG_RATING = 4;
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;
export const RESUME_TYPES = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const;
/** How many resumes a member can store. */
export const MAX_STORED_RESUMES = 3;
/** The most entries of one history. */
export const MAX_APPLICATION_EVENTS = 300;
export const COVER_MAX = 2_000;
export const NOTE_MAX = 2_000;
export const MESSAGE_MAX = 2_000;
export const REASON_MAX = 300;
export const ANSWER_MAX = 500;
export const APPLICANT_PHONE = [6, 40] as const;
export const INTERVIEW_PLACE_MAX = 300;
/** Years as they are typed, such as 12.5. */
export const TYPED_YEARS_MAX = 4;
export const MAX_BULK_APPLICATIONS = 50;
export const MAX_INTERVIEW_TIMES = 5;
export const MAX_NOTICE_DAYS = 365;
export const REAPPLY_AFTER_DAYS = 30;
/** A link to a resume opens it for this long. */
export const RESUME_LINK_MINUTES = 10;
export const HIRING_FEATURE = "Advanced lead management";

export const APPLICATION_TEXT = {
  notFound: "Application not found",
  badResume: "Add your resume as a PDF or DOCX file of up to 5 MB.",
  resumeTooLarge: "A resume can be at most 5 MB.",
  oneResume: "Send a file or a stored resume, not both.",
  resumesFull: `You can keep ${MAX_STORED_RESUMES} resumes. Delete one to add another.`,
  resumeNotFound: "Resume not found",
  resumeLinkExpired: "This link has expired. Open your profile again.",
  badAnswer: "Answer this question.",
  needReason: "Give a reason.",
  backReason: "Give a reason for moving it back.",
  ended: "This application has ended.",
  changed: "Somebody else has just changed this application. Look at it again.",
  notProposed: "This time was not proposed.",
  timePassed: "This time has passed. Choose another one.",
  tooManyMessages: "This conversation is full.",
  answered: "This proposal has been answered.",
  pastTime: "Propose times in the future.",
  former: "Former applicant",
  noResume: "This resume is no longer here.",
  resumeExpired: "This link has expired. Open the application again.",
} as const;

export const applicationPath = (id: string) => `/jobs?tab=applied&application=${id}`;
export const boardPath = (jobId: string, applicationId?: string) =>
  `/my-jobs?job=${jobId}${applicationId ? `&application=${applicationId}` : ""}`;

/** An application came, or something in its history. */
export const APPLICATION_EVENT = liveEvent<{ applicationId: string; jobId: string }>("job_application");
