const two = (value: number) => String(value).padStart(2, "0");
/** What a field for day and time holds: the reader's own clock, without a zone. */
export const asLocalInput = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;

/** Ten in the morning, so many days from now. */
export function morningIn(days: number, now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 10);
}
