// A file of its own: the pages of companies and products say this, and need nothing else of enquiries.

/** "40 min", "3 h", "2 days": as people say how long something takes. */
export function spanWords(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.round(hours / 24)} days`;
}

export const usuallyReplies = (minutes: number) => `Usually replies in ${spanWords(minutes)}`;
