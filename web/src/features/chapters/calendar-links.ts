/** The meetings of a chapter as a file. */
export const calendarPath = (chapterId: string) => `/api/chapters/${chapterId}/calendar.ics`;

/** The address for a calendar program that updates itself. */
export const calendarSubscription = (chapterId: string, host: string) =>
  `webcal://${host}${calendarPath(chapterId)}`;
