import { PASSWORD_MIN } from "@cardplaza/contract/accounts/account-words";

export interface Strength {
  /** How many of three bars are filled. */
  bars: 0 | 1 | 2 | 3;
  label: string;
}

const STRENGTHS = {
  short: { bars: 0, label: `At least ${PASSWORD_MIN} characters` },
  weak: { bars: 1, label: "Weak: add more words, or mix letters and digits" },
  fair: { bars: 2, label: "Fair: longer is better" },
  strong: { bars: 3, label: "Strong" },
} satisfies Record<string, Strength>;

/** Only a hint while typing. The server refuses common passwords. */
export function passwordStrength(password: string): Strength {
  if (password.length < PASSWORD_MIN) return STRENGTHS.short;
  const different = new Set(password.toLowerCase()).size;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (different < 5) return STRENGTHS.weak;
  const points = password.length + different / 2 + kinds * 2;
  if (points < 17) return STRENGTHS.weak;
  return points < 24 ? STRENGTHS.fair : STRENGTHS.strong;
}
