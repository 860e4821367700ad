import { z } from "zod";
import { Day } from "../dates.ts";
import { TargetType } from "./enquiry.ts";
import { ENQUIRY_LIMITS, ENQUIRY_MESSAGE_MAX, ENQUIRY_TEXT, saysEnough } from "./enquiry-words.ts";
import { Email, PersonName, PhoneText } from "../accounts/people.ts";
import { Id } from "../shapes.ts";
import { Line, Text } from "../text.ts";

export const Paise = z.number().int().min(0).max(100_000_000_000_000);
/** A day in India. */
export const WrittenDay = Day("Enter the date as 2026-11-30.");

/** Also if a colleague answered a moment ago. Both names mean the same. */
export const SendAnyway = { anyway: z.boolean().default(false), force: z.boolean().default(false) };

/** What the sender chooses of a package. */
export const NewOrder = z.object({
  tier: Line(...ENQUIRY_LIMITS.tier),
  /** Positions in the package's list. */
  addOns: z.array(z.number().int().min(0).max(50)).max(50).default([]),
});
export type NewOrder = z.infer<typeof NewOrder>;

export const NewEnquiry = z
  .object({
    targetType: TargetType,
    targetId: Id,
    name: PersonName,
    email: Email,
    phone: PhoneText.optional(),
    /** May be short or empty if quantity and unit are given. */
    message: Text(0, ENQUIRY_MESSAGE_MAX).default(""),
    quantity: z
      .number()
      .positive("Enter a number above 0.")
      .max(1_000_000_000, "This number is too large.")
      .optional(),
    unit: Line(...ENQUIRY_LIMITS.unit).optional(),
    budgetPaise: Paise.optional(),
    neededBy: WrittenDay.optional(),
    city: Line(...ENQUIRY_LIMITS.city).optional(),
    sharePhone: z.boolean().default(false),
    order: NewOrder.optional(),
  })
  .refine(saysEnough, { path: ["message"], message: ENQUIRY_TEXT.saysTooLittle });
export type NewEnquiry = z.infer<typeof NewEnquiry>;
