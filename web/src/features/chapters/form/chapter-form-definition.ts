import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import { defineForm } from "../../../forms/define-form.ts";
import { textFieldsOf } from "../../../forms/fields/typed-fields.ts";
import { EMPTY_CHAPTER, type ChapterValues } from "./chapter-values.ts";
import { checkChapter } from "./check-chapter.ts";

const LABELS = {
  name: "Name",
  description: "Description",
  cover: "Cover",
  category: "Your own seat",
  place: "Place",
  city: "City",
  pin: "PIN code",
  venue: "Venue",
  link: "Link of the online room",
  frequency: "How often",
  weekday: "Day",
  startTime: "Begins at",
  durationMin: "Minutes",
  firstDay: "First meeting from",
  maxMembers: "Seats",
  oneSeatPerCategory: "One seat for each category",
  visitorMaxVisits: "Visits before joining",
  absenceLimit: "Absences in six months",
  fee: "Fee",
  feePer: "Fee is paid",
} as const;

/** One page without steps. */
export const CHAPTER_FORM = defineForm<ChapterValues, "chapter">({
  empty: EMPTY_CHAPTER,
  steps: { chapter: { label: "Chapter", fields: Object.keys(LABELS) } },
  labels: LABELS,
  limits: {
    name: CHAPTER_LIMITS.name[1],
    description: CHAPTER_LIMITS.description[1],
    venue: CHAPTER_LIMITS.venue[1],
  },
  stopsAtLimit: true,
  check: checkChapter,
  picturesIn: ({ cover }) => [cover],
});

export const { Text: ChapterText } = textFieldsOf<keyof typeof LABELS>();
