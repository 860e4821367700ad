import { z } from "zod";
import { CARD_THEMES } from "../card-rules.ts";
import { CardFields } from "../cards.ts";
import { Customization } from "../customization/customization.ts";
import { EditedOn, Version, Timestamp } from "../../shapes.ts";
import { endpoints } from "../../endpoint.ts";
import { LOCK_LEVELS } from "./team-template-rules.ts";
import { TEAM_FEATURE } from "./team-words.ts";
import { PictureUrl } from "../../uploads/uploads.ts";

const Locks = z.enum(LOCK_LEVELS);

/** What all cards of a team have in common. Before it exists it is empty, `updated_at` is null and `version` 0. */
export const TeamTemplate = z.object({
  company: z.string(),
  business_logo: z.string(),
  business_cover_photo: z.string(),
  website: z.string(),
  address: z.string(),
  theme: z.enum(CARD_THEMES),
  linkedin_url: z.string(),
  twitter_url: z.string(),
  facebook_url: z.string(),
  instagram_url: z.string(),
  youtube_url: z.string(),
  /** The design of all cards; null leaves each card its own. */
  design: Customization.nullable(),
  locks: Locks,
  updated_at: Timestamp.nullable(),
  version: Version,
});
export type TeamTemplate = z.infer<typeof TeamTemplate>;

/** The whole template: fields that are left out are empty. */
export const NewTeamTemplate = CardFields.pick({
  company: true,
  business_logo: true,
  business_cover_photo: true,
  website: true,
  address: true,
  theme: true,
  linkedin_url: true,
  twitter_url: true,
  facebook_url: true,
  instagram_url: true,
  youtube_url: true,
})
  .partial()
  .extend({
    design: Customization.extend({ logo: PictureUrl.nullable().default(null) })
      .nullable()
      .default(null),
    locks: Locks.default("standard"),
    /** Also applies the template's values to existing cards. */
    applyToCards: z.boolean().default(false),
    version: EditedOn.version,
    /** Null if there was no template yet. */
    updated_at: EditedOn.updated_at.nullable(),
  });
export type NewTeamTemplate = z.infer<typeof NewTeamTemplate>;

export const teamTemplates = endpoints({
  "GET /api/team-card/template": {
    summary: "The template of your team cards",
    auth: "premium",
    feature: TEAM_FEATURE,
    returns: TeamTemplate,
  },
  "PUT /api/team-card/template": {
    summary: "Save the template of your team cards",
    auth: "premium",
    feature: TEAM_FEATURE,
    body: NewTeamTemplate,
    returns: TeamTemplate.extend({ changedCards: z.number().int() }),
  },
  "GET /api/team-card/template/badges": {
    summary: "How many team cards would lose the Verified badge with this company and website",
    auth: "premium",
    feature: TEAM_FEATURE,
    query: NewTeamTemplate.pick({ company: true, website: true }),
    returns: z.object({ lost: z.number().int() }),
  },
  "DELETE /api/team-card/template": {
    summary: "Delete the template of your team cards and with it its locks, whatever the plan",
    auth: "member",
    returns: null,
  },
});
