/** The meetings of a chapter as a file. */
export const calendarPath = (chapterId: string) => `/api/chapters/${chapterId}/calendar.ics`;

/** The same, for a calendar that looks again by itself. */
export const calendarSubscription = (chapterId: string, host: string) =>
  `webcal://${host}${calendarPath(chapterId)}`;
