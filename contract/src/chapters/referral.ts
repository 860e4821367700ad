import { z } from "zod";
import { Id, Timestamp } from "../shapes.ts";
import {
  BUSINESS_SOURCES,
  DECLINE_REASONS,
  ONE_TO_ONE_STATUSES,
  REFERRAL_ACTIONS,
  REFERRAL_ORIGINS,
  REFERRAL_TYPES,
  THANK_KINDS,
  TRAIL_STEPS,
} from "./referral-words.ts";
import { REFERRAL_STATUSES } from "../enquiries/passed-on.ts";
import { OUTSIDE_WAYS } from "../outside-answers/outside-answer-words.ts";

const Paise = z.number().int();

/** A member beside a referral; one who left has no id. */
export const Partner = z.object({
  _id: Id.nullable(),
  name: z.string(),
  profile_image: z.string().nullable(),
  /** The chapter through which they take part. */
  chapter: z.object({ _id: Id, name: z.string() }).nullable(),
});
export type Partner = z.infer<typeof Partner>;

const ReferralEvent = z.object({
  status: z.enum(REFERRAL_STATUSES),
  at: Timestamp,
  by: z.enum(["giver", "receiver", "clock"]),
  text: z.string(),
  /** How the receiver contacted the prospect, if they said so. */
  way: z.enum(OUTSIDE_WAYS).nullable(),
});

/** Seen by the giver and the receiver only. */
export const Referral = z.object({
  _id: Id,
  giver: Partner,
  receiver: Partner,
  isGiver: z.boolean(),
  prospect: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    erased: z.boolean(),
  }),
  need: z.string(),
  heat: z.number().int(),
  type: z.enum(REFERRAL_TYPES),
  crossChapter: z.boolean(),
  estPaise: Paise.nullable(),
  status: z.enum(REFERRAL_STATUSES),
  declineReason: z.enum(DECLINE_REASONS).nullable(),
  wonPaise: Paise.nullable(),
  /** The receiver has thanked for it. */
  thankYouId: Id.nullable(),
  /** The lead, enquiry or message that it was made of; for the giver only. */
  source: z.object({ kind: z.enum(REFERRAL_ORIGINS), _id: Id, url: z.string() }).nullable(),
  timeline: z.array(ReferralEvent),
  /** What the viewer can do now. */
  actions: z.array(z.enum(REFERRAL_ACTIONS)),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Referral = z.infer<typeof Referral>;

/** The amount is for the two alone. */
export const ThankYou = z.object({
  _id: Id,
  /** The member who thanks. */
  from: Partner,
  /** The member who is thanked. */
  to: Partner,
  isFrom: z.boolean(),
  referralId: Id.nullable(),
  amountPaise: Paise,
  kind: z.enum(THANK_KINDS),
  note: z.string(),
  at: Timestamp,
  /** Until when the thank-you can be changed. */
  editableUntil: Timestamp,
});
export type ThankYou = z.infer<typeof ThankYou>;

export const OneToOne = z.object({
  _id: Id,
  /** The other one of the two. */
  partner: Partner,
  /** The viewer entered it. */
  isOwn: z.boolean(),
  day: z.string(),
  topics: z.string(),
  status: z.enum(ONE_TO_ONE_STATUSES),
  at: Timestamp,
});
export type OneToOne = z.infer<typeof OneToOne>;

/** One step on the way to business. Each side sees only those it took part in. */
export const TrailEntry = z.object({
  step: z.enum(TRAIL_STEPS),
  at: Timestamp,
  text: z.string(),
  /** The page on which the step can be opened; empty if there is none. */
  url: z.string(),
  amountPaise: Paise.nullable(),
});
export type TrailEntry = z.infer<typeof TrailEntry>;

export const SourceMonth = z.object({
  month: z.string(),
  amounts: z.partialRecord(z.enum(BUSINESS_SOURCES), Paise),
});
