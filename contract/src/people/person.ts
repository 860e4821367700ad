import { z } from "zod";
import { Id } from "../shapes.ts";

/** A member in lists, as the viewer may see them: of a hidden profile the name alone. */
export const Person = z.object({
  _id: Id,
  name: z.string(),
  profile_image: z.string().nullable(),
  headline: z.string(),
  city: z.string(),
  /** Connections that both have. */
  mutual: z.number().int(),
  /** Their profile's page; empty where the viewer may not open it. */
  path: z.string(),
});
export type Person = z.infer<typeof Person>;
