import type { Job } from "@cardplaza/contract/jobs/job";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import { INDIA_OFFSET_MS } from "@cardplaza/contract/time";

type WalkIn = Pick<Job, "_id" | "slug" | "title" | "company"> & { walkIn: NonNullable<Job["walkIn"]> };

/** When it begins. */
export const walkInStart = ({ date, time }: WalkIn["walkIn"]) =>
  new Date(Date.parse(`${date}T${time}:00Z`) - INDIA_OFFSET_MS);

const TIME = new Intl.DateTimeFormat("en-IN", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** "10:30 am" */
export const walkInTime = (walkIn: WalkIn["walkIn"]) => TIME.format(walkInStart(walkIn));

const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, "\\n");

/** For calendars, as RFC 5545 says: lines of at most 75 bytes, which end with CRLF. */
export function walkInEvent(
  { _id, slug, title, company, walkIn }: WalkIn,
  origin: string,
  now: Date,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cardplaza//Jobs//EN",
    "BEGIN:VEVENT",
    `UID:walk-in-${_id}@cardplaza`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(walkInStart(walkIn))}`,
    "DURATION:PT1H",
    `SUMMARY:${escaped(`Walk-in: ${title}, ${company.name}`)}`,
    `LOCATION:${escaped(walkIn.venue)}`,
    `URL:${origin}${jobPath({ slug })}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function folded(line: string): string {
  const parts = [""];
  for (const character of line) {
    const last = parts.at(-1) ?? "";
    if (bytesOf(last + character) > 74) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join("\r\n ");
}
