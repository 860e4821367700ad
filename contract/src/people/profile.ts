import { z } from "zod";
import { EditedOn, Version, Id, Timestamp } from "../shapes.ts";
import { endpoints } from "../endpoint.ts";
import { OwnContacts, PersonName } from "../accounts/people.ts";
import { PLACE_MAX } from "../places/place-limits.ts";
import { NamedSocialField } from "../links/link-field.ts";
import { Person } from "./person.ts";
import {
  ABOUT_MAX,
  AIM_ANSWERS,
  EDUCATION_LIMITS,
  EXPERIENCE_LIMITS,
  HEADLINE_MAX,
  KNOWN_FROM,
  MAX_EDUCATION,
  MAX_EXPERIENCE,
  MAX_HANDLES,
  MAX_LANGUAGES,
  MAX_SKILLS,
  PROFILE_TEXT,
  RELATIONS,
  SKILL_MAX,
} from "./profile-words.ts";
import { Line, Text } from "../text.ts";
import { PictureUrl } from "../uploads/uploads.ts";

export const Visibility = z.enum(["public", "members", "connections"]);
export const ContactVisibility = z.enum(["connections", "none"]);

/** A month with its year: "2024-05". */
const Month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "Choose a month and a year.");
const Year = z.number().int().min(1940).max(2100);

export const Experience = z
  .object({
    title: Line(1, EXPERIENCE_LIMITS.title),
    company: Line(1, EXPERIENCE_LIMITS.company),
    city: Line(0, EXPERIENCE_LIMITS.city).default(""),
    from: Month,
    /** The last month; null if it has not ended. */
    to: Month.nullable().default(null),
    about: Text(0, EXPERIENCE_LIMITS.about).default(""),
  })
  .refine(({ from, to }) => to === null || from <= to, {
    path: ["to"],
    error: PROFILE_TEXT.endBeforeStart,
  });
export type Experience = z.infer<typeof Experience>;

export const Education = z
  .object({
    school: Line(1, EDUCATION_LIMITS.school),
    degree: Line(0, EDUCATION_LIMITS.degree).default(""),
    from: Year.nullable().default(null),
    to: Year.nullable().default(null),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ["to"],
    error: PROFILE_TEXT.endBeforeStart,
  });
export type Education = z.infer<typeof Education>;

const OpenToChoices = z.object({
  work: z.boolean().default(false),
  hiring: z.boolean().default(false),
  referrals: z.boolean().default(false),
  meetings: z.boolean().default(false),
});

/** What a member tells about work and life. Experience is newest first. */
const Told = {
  cover: z.string().nullable(),
  experience: z.array(Experience),
  education: z.array(Education),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  openTo: OpenToChoices,
  /** Addresses of their profiles elsewhere. */
  handles: z.array(z.string()),
};

const Known = z.object({ value: z.string(), from: z.enum(KNOWN_FROM) }).nullable();

/** The member's own profile, flat, as the specification has it, with the fields for networking. */
export const UserProfile = z.object({
  _id: Id,
  name: z.string(),
  ...OwnContacts.shape,
  profile_image: z.string().nullable(),
  plan: z.enum(["premium", "free"]),
  cardId: Id.nullable(),
  headline: z.string(),
  about: z.string(),
  city: z.string(),
  state: z.string(),
  ...Told,
  visibility: Visibility,
  searchable: z.boolean(),
  showPhone: ContactVisibility,
  showEmail: ContactVisibility,
  /** What brought them here; empty until they were asked. */
  aim: z.enum(AIM_ANSWERS),
  /** What they told elsewhere, while the profile does not say it: only to be confirmed. */
  known: z.object({ city: Known, trade: Known }),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
});
export type UserProfile = z.infer<typeof UserProfile>;

export const ProfileChange = z.object({
  name: PersonName.optional(),
  headline: Line(0, HEADLINE_MAX).optional(),
  about: Text(0, ABOUT_MAX).optional(),
  city: Line(0, PLACE_MAX).optional(),
  state: Line(0, PLACE_MAX).optional(),
  /** The address that the member's upload returned, or null for none. */
  profile_image: PictureUrl.nullable().optional(),
  cover: PictureUrl.nullable().optional(),
  experience: z.array(Experience).max(MAX_EXPERIENCE).optional(),
  education: z.array(Education).max(MAX_EDUCATION).optional(),
  skills: z.array(Line(1, SKILL_MAX)).max(MAX_SKILLS).optional(),
  languages: z.array(Line(1, SKILL_MAX)).max(MAX_LANGUAGES).optional(),
  openTo: OpenToChoices.optional(),
  handles: z.array(NamedSocialField()).max(MAX_HANDLES).optional(),
  visibility: Visibility.optional(),
  searchable: z.boolean().optional(),
  showPhone: ContactVisibility.optional(),
  showEmail: ContactVisibility.optional(),
  aim: z.enum(AIM_ANSWERS).optional(),
  ...EditedOn,
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** What other members see. */
export const PublicProfile = z.object({
  _id: Id,
  name: z.string(),
  profile_image: z.string().nullable(),
  headline: z.string(),
  about: z.string(),
  city: z.string(),
  state: z.string(),
  isSelf: z.boolean(),
  joinedAt: Timestamp,
  ...Told,
  /** Only for connections, if the member allows it. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  connections: z.number().int(),
  /** Connections that both have, the first few of them. */
  mutual: z.object({ count: z.number().int(), people: z.array(Person) }),
  connection: z.object({
    _id: Id.nullable(),
    relation: z.enum(RELATIONS),
    /** From when the member can be invited again. */
    inviteFrom: Timestamp.nullable(),
  }),
  /** The member's card and company, if others may see them. */
  cardPath: z.string().nullable(),
  company: z.object({ name: z.string(), path: z.string(), logo: z.string().nullable() }).nullable(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const profile = endpoints({
  "GET /api/user-profile": {
    summary: "Your own profile",
    auth: "member",
    whileSuspended: true,
    returns: UserProfile,
  },
  "PATCH /api/user-profile": {
    summary: "Change your own profile",
    auth: "member",
    body: ProfileChange,
    returns: UserProfile,
  },
  "POST /api/user-profile/fill-from-card": {
    summary: "Fill the gaps of your own profile from your card",
    auth: "member",
    returns: UserProfile,
  },
  "GET /api/profiles/:id": {
    summary: "A member's profile, as other members see it",
    auth: "member",
    params: z.object({ id: Id }),
    returns: PublicProfile,
  },
});
