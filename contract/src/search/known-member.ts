import { z } from "zod";
import { Measure } from "../accounts/measure.ts";
import { Id, Timestamp } from "../shapes.ts";
import { SEARCH_TYPES } from "./search-words.ts";

/** Something of a member that can be found: a card, a listing, a company. */
export const OwnedEntry = z.object({ kind: z.enum(SEARCH_TYPES), name: z.string(), path: z.string() });
export type OwnedEntry = z.infer<typeof OwnedEntry>;

/** What administrators see of a member whom a decision concerns. */
export const KnownMember = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  emailProven: z.boolean(),
  mobile: z.string(),
  mobileProven: z.boolean(),
  createdAt: Timestamp,
  owned: z.array(OwnedEntry),
  measures: z.array(Measure),
});
export type KnownMember = z.infer<typeof KnownMember>;
