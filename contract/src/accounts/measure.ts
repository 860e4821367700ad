import { z } from "zod";
import { Timestamp } from "../shapes.ts";
import { MEASURE_KINDS } from "./measure-words.ts";

/** A warning, a suspension or a deletion, as administrators see it. */
export const Measure = z.object({
  kind: z.enum(MEASURE_KINDS),
  reason: z.string(),
  at: Timestamp,
  days: z.number().int().nullable(),
  endedAt: Timestamp.nullable(),
});
export type Measure = z.infer<typeof Measure>;
