import { saveFile } from "./save-file.ts";

export interface CalendarEvent {
  uid: string;
  start: Date;
  summary: string;
  location: string;
  url: string;
}

const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, "\\n");

/** An hour in a calendar, as RFC 5545 says: lines of at most 75 bytes, which end with CRLF. */
export function calendarText({ uid, start, summary, location, url }: CalendarEvent, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cardplaza//Jobs//EN",
    "BEGIN:VEVENT",
    `UID:${uid}@cardplaza`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    "DURATION:PT1H",
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

export const saveCalendarFile = (event: CalendarEvent, name: string) =>
  saveFile(new Blob([calendarText(event, new Date())], { type: "text/calendar;charset=utf-8" }), name);

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
