// Finds what has a fixed format on a paper card: mail, web and phone.

const EMAIL = /[\w.+-]+ ?[@©®] ?[\w-]+(?:\.[\w-]+)*(?:\. (?:com|co|in|org|net)\b|\.[a-z]{2,}\b)/i;
const WEBSITE =
  /(?:https?:\/\/|www\.)[\w-]+(?:\.[\w-]+)+(?:\/[^\s,]*)?|(?:[a-z0-9-]+\.)+(?:com|org|net|info|biz|edu|in|io|ai|co|app|dev|shop|store)(?:\.[a-z]{2})?\b(?:\/[^\s,]*)?/i;
// Five and five, three and seven, or all ten; a fixed line parts its digits elsewhere: 080-2558 1234.
const MOBILE =
  /(?<!\d)(?:(?:\+ ?|00)?91[ -]*|0)?(?:[6-9]\d{4}[ -]?\d{5}|[6-9]\d{2}[ -]\d{3}[ -]?\d{4})(?!\d)/;
const NUMBER = /(?:\+ ?|00)?\d[\d ().-]{6,18}\d/g;
const FAX = /\bf(?:ax)?\b\s*[.:]/i;

/** Also where the reader saw a blank in it, or another sign for the @. */
export function findEmail(lines: string[]): string | undefined {
  for (const line of lines) {
    const found = EMAIL.exec(line.replace(/\(at\)|\[at\]/gi, "@"))?.[0];
    if (found) return found.replace(/[@©®]/, "@").replace(/ /g, "").toLowerCase();
  }
  return undefined;
}

export function findWebsite(lines: string[], email?: string): string | undefined {
  for (const line of lines) {
    const found = WEBSITE.exec(withoutEmail(line, email).replace(/\bwww[ ,]+/i, "www."))?.[0];
    if (found) return found.toLowerCase();
  }
  return undefined;
}

function withoutEmail(line: string, email?: string): string {
  return email && /[@©®]/.test(line) ? line.replace(EMAIL, " ") : line;
}

/** A mobile before a fixed line, and never the fax. */
export function findPhone(lines: string[]): string | undefined {
  for (const line of lines) {
    const mobile = MOBILE.exec(line)?.[0];
    if (mobile) return mobile;
  }
  const numbers = lines.flatMap((line) =>
    [...line.matchAll(NUMBER)]
      .filter(({ index }) => !FAX.test(line.slice(Math.max(0, index - 6), index)))
      .map(([number]) => number),
  );
  return numbers.find((number) => {
    const { length } = number.replace(/\D/g, "");
    return length >= 8 && length <= 13;
  });
}
