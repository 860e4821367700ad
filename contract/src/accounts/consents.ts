import { z } from "zod";

export const ConsentPurpose = z.enum(["terms", "adult", "marketing"]);
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;
