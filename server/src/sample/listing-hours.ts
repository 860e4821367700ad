import { WEEKDAYS, type OpenRange, type WeekHours } from "@cardplaza/contract/directory/listing-words";

const from = (open: string, close: string): OpenRange => ({ open, close });
const daily = (...ranges: OpenRange[]): WeekHours => Object.fromEntries(WEEKDAYS.map((day) => [day, ranges]));
const weekdays = (saturday: OpenRange[], ...ranges: OpenRange[]): WeekHours => ({
  ...daily(...ranges),
  sat: saturday,
  sun: [],
});

/** Typical opening hours. */
export const SAMPLE_HOURS = {
  shop: { ...daily(from("10:30", "20:00")), sun: [] },
  daily: daily(from("08:00", "21:00")),
  meals: daily(from("11:30", "15:30"), from("18:30", "23:00")),
  office: weekdays([from("10:00", "14:00")], from("09:30", "18:30")),
  clinic: { ...daily(from("10:00", "13:00"), from("17:00", "20:30")), sun: [] },
  evenings: weekdays([from("09:00", "18:00")], from("16:00", "20:30")),
  early: daily(from("06:30", "21:30")),
  always: {},
} as const satisfies Record<string, WeekHours>;
export type SampleHours = keyof typeof SAMPLE_HOURS;
