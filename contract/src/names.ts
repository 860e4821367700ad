// Badges, and why a name cannot look like one. No zod here: forms check names with it.

export const BADGES = ["Pro", "Verified"] as const;
export type Badge = (typeof BADGES)[number];
export const BADGE_TEXT = {
  inName: "A name cannot carry a badge. Leave out “Verified” or “Pro”.",
} as const;

/** Check marks in all forms, with the modifiers that turn them into emoji. */
const CHECK_MARKS =
  /[\u221A\u2611\u2705\u2713\u2714\u237B\u{10102}\u{1F5F8}\u{1F5F9}\u{1FBB1}][\uFE0E\uFE0F\u20E3]*/gu;

/** No real name has a check mark. */
export const withoutCheckMarks = (text: string) =>
  text.replace(CHECK_MARKS, " ").replace(/\s+/gu, " ").trim();

// Letters of other alphabets, small capitals and digits that look like ours; NFKD handles the rest.
const LOOKS_LIKE: Record<string, string> = {
  ...each("v", "ѵνᴠ"),
  ...each("e", "еєҽ3ᴇε"),
  ...each("r", "гʀᴦ"),
  ...each("i", "іıɪι1!lӏ"),
  ...each("f", "ғƒꜰ"),
  ...each("d", "ԁᴅժ"),
  ...each("p", "рρᴘ"),
  ...each("o", "оοᴏ0"),
};

function each(letter: string, others: string): Record<string, string> {
  return Object.fromEntries(Array.from(others, (other) => [other, letter]));
}

/** Whether a name contains the word "Verified", or "Pro" separated like a badge. */
export function looksLikeBadge(name: string): boolean {
  const plain = Array.from(name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase())
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join("")
    // "v e r i f i e d" and "v.e.r.i.f.i.e.d" are read as the word.
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[\s._*-]){2,}\p{L}(?![\p{L}\p{N}])/gu, (spread) =>
      spread.replace(/[\s._*-]/g, ""),
    );
  return /(?<!\p{L})verified(?!\p{L})/u.test(plain) || SET_APART_PRO.test(plain);
}

/** In brackets or after a symbol, like a badge; "Sonal Pro Studio" is a name. */
const SET_APART_PRO = /[([{<«‹【「]\s*pro\s*[)\]}>»›】」]|[|·•∙★☆⭐*~✦✧⚡🔥💎👑🏆🏅]\s*pro(?!\p{L})/u;
