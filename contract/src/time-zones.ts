/** Whether it names a time zone. An offset is none: the time there depends on the time of the year. */
export function isTimeZone(zone: string): boolean {
  try {
    return (
      /^[a-z]/i.test(zone) &&
      new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== ""
    );
  } catch {
    return false;
  }
}
