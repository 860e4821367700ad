import { cleanText } from "@cardplaza/contract/clean-text";

const isQuoted = (line: string) => /^\s{0,3}>/.test(line);
const RULE = /^[\s*]*[-_=]{2,}[\s*]*$/;
const NAMED_RULE =
  /^[\s*]*[-_=]{2,}\s*(original (message|appointment|e-?mail)|forwarded (message|e-?mail|by .{1,80})|reply message|मूल संदेश|अग्रेषित संदेश|फ़ॉरवर्ड किया गया संदेश)\s*[-_=]{2,}[\s*]*$/iu;
const FORWARDED = /^begin forwarded message:$/i;
/** The lines above a message in Outlook and others, in English and Hindi. */
const FROM_LINE = /^[\s*>]*(from|de|von|प्रेषक|इनकी ओर से|से)\s*:[\s*]*\S/iu;
const OTHER_LINE =
  /^[\s*>]*(sent|date|to|cc|subject|reply-to|भेजा गया|भेजने का समय|दिनांक|तारीख|प्रति|को|विषय)\s*:[\s*]*\S/iu;
/** "On …, Cardplaza <…> wrote:", as mail programs say it in the languages of India. */
const WROTE =
  /(\bwrote|ने लिखा(?: है)?|ने लिहिले|लिखते हैं|લખ્યું|লিখেছেন|எழுதியது|రాశారు|ಬರೆದಿದ್ದಾರೆ|എഴുതി|ਲਿਖਿਆ)\s*[::]\s*$/iu;
/** Yahoo writes the quote into the same line. */
const WROTE_AT_ONCE = /^\s*on\b.{5,200}<[^\s<>@]+@[^\s<>@]+>\s*wrote:\s+\S/iu;
const MAIL_ADDRESS = /<?[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>?/;
const LONGEST_INTRODUCTION = 400;
const MOST_INTRODUCTION_LINES = 4;
const HEADER_LINES = 6;

const PHONES =
  "iphone|ipad|ipod|apple watch|android|galaxy|samsung|redmi|xiaomi|mi phone|poco|oneplus|vivo|oppo|realme|nokia|motorola|moto|pixel|jio|lava|micromax|huawei|honor|iqoo|blackberry|windows phone|mobile|phone|smartphone|tablet|device";
const PHONE_LINE = new RegExp(
  [
    `^sent from (my|a) .{0,30}\\b(${PHONES})\\b.{0,40}$`,
    "^sent (from|via|with|using) (the )?(yahoo|rediff|outlook|mail for|samsung|gmail|zoho|proton|blackberry|airtel|jio|bluemail|spark|galaxy|aol).{0,80}$",
    "^(get|download) (\\[)?outlook for .{0,120}$",
    "^(मेरे|मेरी) .{1,40} से (भेजा|भेजी) गया\\.?$",
    "^yahoo mail: search, organi[sz]e, conquer.*$",
  ].join("|"),
  "iu",
);

/**
 * What the sender of an answer wrote: without the message that they answer, however their mail program quotes it, and
 * without a signature that is marked as one.
 */
export function ownWords(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replaceAll("\u00A0", " ").replace(/[\u200B\u200E\u200F\u202A-\u202E\uFEFF]/gu, ""));
  const own: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const introduction = isQuoted(line) ? 1 : introductionAt(lines, at);
    if (introduction === 0) own.push(line);
    // A quote without marks has no end that we could find.
    else if (!isQuoted(line) && !isFollowedByQuote(lines, at + introduction)) break;
    at += Math.max(1, introduction);
  }
  return cleanText(
    withoutSignature(own)
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n"),
  );
}

/** How many lines here only say whose message follows; 0 if they are the sender's own. */
function introductionAt(lines: readonly string[], at: number): number {
  const line = lines[at] ?? "";
  if (NAMED_RULE.test(line) || FORWARDED.test(line.trim()) || WROTE_AT_ONCE.test(line)) return 1;
  if (RULE.test(line) && isHeaderBlock(lines, nextFilled(lines, at + 1))) return 1;
  if (isHeaderBlock(lines, at)) return 1;
  return attributionAt(lines, at);
}

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!FROM_LINE.test(lines[at] ?? "")) return false;
  const block = lines.slice(at + 1, at + HEADER_LINES);
  return block.filter((line) => OTHER_LINE.test(line)).length >= 2;
}

/** It may be broken into several lines. */
function attributionAt(lines: readonly string[], at: number): number {
  let text = "";
  for (let count = 1; count <= MOST_INTRODUCTION_LINES; count++) {
    const line = (lines[at + count - 1] ?? "").trim();
    if (!line) return 0;
    text = `${text} ${line}`.trim();
    if (text.length > LONGEST_INTRODUCTION) return 0;
    if (isAttribution(text, isFollowedByQuote(lines, at + count))) return count;
    // Only these begin like a sentence that goes on in the next line.
    if (count === 1 && !/^on\b|\d|<|@/iu.test(line)) return 0;
  }
  return 0;
}

function isAttribution(text: string, beforeQuote: boolean): boolean {
  if (!/[::]$/u.test(text)) return false;
  const namesTimeOrAddress = /\p{Nd}/u.test(text) || MAIL_ADDRESS.test(text);
  if (WROTE.test(text)) return namesTimeOrAddress;
  // In any other language: a time or an address, a colon, and then marks of a quote.
  return beforeQuote && namesTimeOrAddress;
}

function nextFilled(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && !(lines[at] ?? "").trim()) at++;
  return at;
}

const isFollowedByQuote = (lines: readonly string[], from: number) =>
  isQuoted(lines[nextFilled(lines, from)] ?? "");

function withoutSignature(lines: readonly string[]): string[] {
  const mark = lines.findIndex((line) => /^--\s*$/.test(line));
  const own = mark < 0 ? [...lines] : lines.slice(0, mark);
  while (own.length > 0) {
    const last = (own.at(-1) ?? "").trim();
    if (last && !PHONE_LINE.test(last) && !RULE.test(last)) break;
    own.pop();
  }
  return own;
}
