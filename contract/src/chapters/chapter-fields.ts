import { z } from "zod";
import { Day } from "../dates.ts";
import { isListedCategory } from "../categories/business-categories.ts";
import { PIN_CODE } from "../directory/listing-rules.ts";
import { EditedOn } from "../shapes.ts";
import { LinkField } from "../links/link-field.ts";
import { cityName } from "../places/city-names.ts";
import { Line, PlainName, Text } from "../text.ts";
import { PictureUrl } from "../uploads/uploads.ts";
import {
  CHAPTER_LIMITS,
  CHAPTER_TEXT,
  DEFAULT_ABSENCES,
  DEFAULT_DURATION,
  DEFAULT_MAX_MEMBERS,
  DEFAULT_VISITS,
  DURATION_MINUTES,
  FEE_PERIODS,
  FREQUENCIES,
  MAX_FEE_PAISE,
  MEMBERS_RANGE,
  MOST_ABSENCES,
  MOST_VISITS,
} from "./chapter-words.ts";
import { PLACE_MAX, PLACE_MIN, STATE_MAX } from "../places/place-limits.ts";

/** A category of the directory: a member's seat. */
export const SeatCategory = z.string().refine(isListedCategory, "Choose a category.");

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 07:30.");
const Between = ([least, most]: readonly [number, number], message = `From ${least} to ${most}.`) =>
  z.number(message).int(message).min(least, message).max(most, message);

const Fields = z.object({
  name: PlainName(...CHAPTER_LIMITS.name),
  city: Line(PLACE_MIN, PLACE_MAX).transform(cityName),
  pin: z.string().regex(PIN_CODE, "A PIN code has six digits."),
  /** It must be the state of the PIN code, which is stored either way. */
  state: Line(PLACE_MIN, STATE_MAX).optional(),
  description: Text(...CHAPTER_LIMITS.description),
  cover: z.union([z.literal(""), PictureUrl]),
  online: z.boolean(),
  /** The address of the venue, if it is not online. */
  venue: Line(...CHAPTER_LIMITS.venue),
  /** The https link of an online chapter; for members and accepted visitors only. */
  link: LinkField({ message: CHAPTER_TEXT.needLink }).refine(
    (link) => link === "" || link.startsWith("https://"),
    CHAPTER_TEXT.needLink,
  ),
  /** 0 is Sunday. */
  weekday: Between([0, 6], "Choose a day."),
  startTime: ClockTime,
  durationMin: Between(DURATION_MINUTES),
  frequency: z.enum(FREQUENCIES),
  maxMembers: Between(MEMBERS_RANGE),
  oneSeatPerCategory: z.boolean(),
  visitorMaxVisits: Between([1, MOST_VISITS]),
  absenceLimit: Between([1, MOST_ABSENCES]),
  /** Only information: nothing is paid here. */
  feePaise: z.number().int().min(0).max(MAX_FEE_PAISE).nullable(),
  /** How often it is due; null where nobody has said. */
  feePer: z.enum(FEE_PERIODS).nullable(),
});

/** A chapter needs either a venue or a link. */
function checkPlace(
  fields: { online?: boolean | undefined; venue?: string | undefined; link?: string | undefined },
  issues: z.RefinementCtx,
) {
  if (fields.online === true && fields.link === "")
    issues.addIssue({ code: "custom", path: ["link"], message: CHAPTER_TEXT.needLink });
  if (fields.online === false && fields.venue === "")
    issues.addIssue({ code: "custom", path: ["venue"], message: CHAPTER_TEXT.needVenue });
}

export const NewChapter = Fields.extend({
  cover: Fields.shape.cover.default(""),
  online: Fields.shape.online.default(false),
  venue: Fields.shape.venue.default(""),
  link: Fields.shape.link.default(""),
  durationMin: Fields.shape.durationMin.default(DEFAULT_DURATION),
  frequency: Fields.shape.frequency.default("weekly"),
  maxMembers: Fields.shape.maxMembers.default(DEFAULT_MAX_MEMBERS),
  oneSeatPerCategory: Fields.shape.oneSeatPerCategory.default(true),
  visitorMaxVisits: Fields.shape.visitorMaxVisits.default(DEFAULT_VISITS),
  absenceLimit: Fields.shape.absenceLimit.default(DEFAULT_ABSENCES),
  feePaise: Fields.shape.feePaise.default(null),
  feePer: Fields.shape.feePer.default(null),
  /** The leader's own seat. */
  category: SeatCategory,
  /** The first day on which it meets; the next such weekday if it is left out. */
  firstDay: Day("Choose a day.").optional(),
}).superRefine(checkPlace);
export type NewChapter = z.infer<typeof NewChapter>;

export const ChapterChange = Fields.partial()
  .extend({
    /** From which day on a new rhythm holds. */
    firstDay: Day("Choose a day.").optional(),
    /** An archived chapter opens again with false. */
    archived: z.boolean().optional(),
    ...EditedOn,
  })
  .superRefine(checkPlace);
export type ChapterChange = z.infer<typeof ChapterChange>;
