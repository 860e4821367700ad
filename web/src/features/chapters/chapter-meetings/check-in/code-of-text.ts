const CODE = /^[0-9a-z]{6,12}$/i;

/**
 * The code in what the camera read or somebody typed: the whole address of the meeting's QR code, or the code
 * alone, with the gaps in which the screen shows it. Null for another meeting's code and for other texts.
 */
export function codeOfText(text: string, meetingId: string): string | null {
  const typed = text.trim();
  if (URL.canParse(typed)) {
    const search = new URL(typed).searchParams;
    return search.get("meeting") === meetingId ? search.get("code") || null : null;
  }
  const code = typed.replaceAll(/[\s-]/g, "");
  return CODE.test(code) ? code : null;
}

/** In groups of three, to be read from a screen and typed. */
export const spacedCode = (code: string) => code.replaceAll(/.{3}(?=.)/g, "$& ");
