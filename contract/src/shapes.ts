import { z } from "zod";
import { Moment } from "./dates.ts";
import { idOfSlug } from "./slugs/id-of-slug.ts";

export const ID_PATTERN = /^[0-9a-z]{20}$/;

/** 20 lower-case letters and digits, in the order of time. */
export const Id = z.string().regex(ID_PATTERN, "This is not an id.");

const NOBODYS_ID = "0".repeat(20);

/** An id or a whole slug, in upper or lower case. Any other text becomes an id that is not found. */
export const SlugRef = z.string().transform((ref) => {
  const id = idOfSlug(ref);
  return ID_PATTERN.test(id) ? id : NOBODYS_ID;
});

/** A Date on the server, ISO 8601 text in JSON. */
export const Timestamp = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.iso.datetime());

/** A page number from the address. Any text that is not a number is page 1. */
export const PageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1);

export const PageSize = z.coerce.number().int().min(1).max(50).catch(20).default(20);

/** A yes or no in an address or a form. */
export const FlagText = z
  .enum(["true", "false", "1", "0"])
  .default("false")
  .transform((value) => value === "true" || value === "1");

/** Grows with each edit; 0 if nothing was saved yet. */
export const Version = z.number().int();

/** The version that was edited. If both are sent, `version` decides. An edit of an old version is refused. */
export const EditedOn = {
  version: z.number().int().min(0).optional(),
  updated_at: Moment.optional(),
};
