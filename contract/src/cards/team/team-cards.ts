import { z } from "zod";
import { Card, CardChange, CardRef, NewCard } from "../cards.ts";
import { endpoints } from "../../endpoint.ts";
import { Email } from "../../accounts/people.ts";
import { Id, Timestamp } from "../../shapes.ts";
import { PlainName } from "../../text.ts";
import { CARD_LIMITS } from "../card-limits.ts";

export { INVITE_DAYS, TEAM_FEATURE, TEAM_TEXT } from "./team-words.ts";

export const TeamCard = Card.extend({
  /** The state of the invitation: not invited, invited, or claimed. */
  invite: z
    .object({
      state: z.enum(["none", "sent", "claimed"]),
      email: z.string(),
      expiresAt: Timestamp.nullable(),
    })
    .optional(),
});
export type TeamCard = z.infer<typeof TeamCard>;

export const NewTeamCard = NewCard.extend({
  inviteEmail: z.union([z.literal(""), Email]).optional(),
  /** Fills empty fields from the template, and takes its design. */
  fromTemplate: z.boolean().optional(),
});
export type NewTeamCard = z.infer<typeof NewTeamCard>;

/** The next holder: with a name, the card is renamed and its personal fields are emptied. */
export const HandOver = z.object({
  email: Email.optional(),
  name: PlainName(1, CARD_LIMITS.name).optional(),
});
export type HandOver = z.infer<typeof HandOver>;

const InviteCode = z.string().min(1).max(200);
const OneCard = z.object({ id: CardRef });

export const teamCards = endpoints({
  "GET /api/team-card": {
    summary: "The team cards that you created, then those that you took over",
    auth: "member",
    returns: z.array(TeamCard),
  },
  "GET /api/team-card/slug/:slug": {
    summary: "A team card by its link",
    params: z.object({ slug: CardRef }),
    returns: Card,
  },
  "GET /api/team-card/:id": {
    summary: "One of your team cards",
    auth: "member",
    params: OneCard,
    returns: TeamCard,
  },
  "POST /api/team-card": {
    summary: "Make a card for a member of your team",
    auth: "member",
    body: NewTeamCard,
    returns: TeamCard,
    status: 201,
  },
  "PATCH /api/team-card/:id": {
    summary: "Change a team card",
    auth: "member",
    params: OneCard,
    body: CardChange,
    returns: TeamCard,
  },
  "DELETE /api/team-card/:id": {
    summary: "Delete a team card",
    auth: "member",
    params: OneCard,
    body: z.object({ successorId: Id.optional() }),
    returns: null,
  },
  "POST /api/team-card/:id/invite": {
    summary: "Invite the member to take their card over",
    auth: "member",
    params: OneCard,
    body: z.object({ email: Email }),
    returns: TeamCard,
    repeatable: true,
    limit: { points: 50, seconds: 86_400, by: "account" },
  },
  "POST /api/team-card/:id/hand-over": {
    summary: "Take a card back from the member who leaves, and invite a successor",
    auth: "member",
    params: OneCard,
    body: HandOver,
    returns: null,
    repeatable: true,
    limit: { points: 50, seconds: 86_400, by: "account" },
  },
  "GET /api/team-card/invite": {
    summary: "The card of an invitation, before signing in and taking it over",
    query: z.object({ code: InviteCode }),
    returns: Card,
    limit: { points: 60, seconds: 60, by: "address" },
  },
  "POST /api/team-card/claim": {
    summary: "Take over the card of an invitation",
    auth: "member",
    body: z.object({ code: InviteCode }),
    returns: Card,
  },
});
