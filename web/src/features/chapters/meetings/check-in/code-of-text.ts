/**
 * The code in what the camera read or somebody typed: the whole address of the meeting's QR code, or the code
 * alone. Null for the code of another meeting or of something else.
 */
export function codeOfText(text: string, meetingId: string): string | null {
  const typed = text.trim();
  if (!URL.canParse(typed)) return /^[\w-]{1,40}$/.test(typed) ? typed : null;
  const search = new URL(typed).searchParams;
  return search.get("meeting") === meetingId ? search.get("code") || null : null;
}
