import { z } from "zod";
import { EditedOn, Version } from "../edited-on.ts";
import { endpoints } from "../endpoint.ts";
import { PersonName } from "../accounts/people.ts";
import { PLACE_MAX } from "../places/place-limits.ts";
import { ABOUT_MAX, HEADLINE_MAX } from "./profile-words.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { PictureUrl } from "../uploads/uploads.ts";

export const Visibility = z.enum(["public", "members", "connections"]);
export const ContactVisibility = z.enum(["connections", "none"]);

/** The member's own profile, flat, as the specification has it, with the fields for networking. */
export const UserProfile = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  emailProven: z.boolean(),
  mobile: z.string().nullable(),
  mobileProven: z.boolean(),
  hasPassword: z.boolean(),
  profile_image: z.string().nullable(),
  plan: z.enum(["premium", "free"]),
  cardId: Id.nullable(),
  headline: z.string(),
  about: z.string(),
  city: z.string(),
  state: z.string(),
  visibility: Visibility,
  searchable: z.boolean(),
  showPhone: ContactVisibility,
  showEmail: ContactVisibility,
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
  visibility: Visibility.optional(),
  searchable: z.boolean().optional(),
  showPhone: ContactVisibility.optional(),
  showEmail: ContactVisibility.optional(),
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
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const profile = endpoints({
  "GET /api/user-profile": { summary: "Your own profile", auth: "member", returns: UserProfile },
  "PATCH /api/user-profile": {
    summary: "Change your own profile",
    auth: "member",
    body: ProfileChange,
    returns: UserProfile,
  },
  "GET /api/profiles/:id": {
    summary: "A member's profile, as other members see it",
    auth: "member",
    params: z.object({ id: Id }),
    returns: PublicProfile,
  },
});
