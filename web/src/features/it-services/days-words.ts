/** "1 day", "14 days" */
export const daysWords = (days: number) => `${days} ${days === 1 ? "day" : "days"}`;
