import { z } from "zod";
import { Moment } from "./dates.ts";

/** Grows with each edit; 0 if nothing was saved yet. */
export const Version = z.number().int();

/** The version that was edited. If both are sent, `version` decides. An edit of an old version is refused. */
export const EditedOn = {
  version: z.number().int().min(0).optional(),
  updated_at: Moment.optional(),
};
