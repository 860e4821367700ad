import { z } from "zod";

/** Grows with each edit; 0 where nothing was saved yet. */
export const Version = z.number().int();

/** What an edit was made on. `version` decides where it is sent, otherwise `updated_at`; a stale one is refused. */
export const EditedOn = {
  version: z.number().int().min(0).optional(),
  updated_at: z.iso.datetime().optional(),
};
