import type { Job } from "@cardplaza/contract/jobs/job";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import { INDIA_OFFSET_MS } from "@cardplaza/contract/time";
import type { CalendarEvent } from "../../../lib/calendar-file.ts";

type WalkIn = Pick<Job, "_id" | "slug" | "title" | "company"> & { walkIn: NonNullable<Job["walkIn"]> };

/** When the walk-in begins. */
const walkInStart = ({ date, time }: WalkIn["walkIn"]) =>
  new Date(Date.parse(`${date}T${time}:00Z`) - INDIA_OFFSET_MS);

/** The walk-in as an entry of a calendar. */
export const walkInEvent = (
  { _id, slug, title, company, walkIn }: WalkIn,
  origin: string,
): CalendarEvent => ({
  uid: `walk-in-${_id}`,
  start: walkInStart(walkIn),
  summary: `Walk-in: ${title}, ${company.name}`,
  location: walkIn.venue,
  url: `${origin}${jobPath({ slug })}`,
});
