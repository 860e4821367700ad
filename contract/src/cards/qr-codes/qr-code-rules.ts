// Options, limits and texts of QR codes. Free of zod, because the editor shows them.
import { contrast } from "../colour-rules.ts";

const BLACK = "#000000";

/** No characters that look alike: no 0, 1, i, l, o, u. */
export const QR_CODE_ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";
export const QR_CODE_LENGTH = 7;
/** For previews of a code that does not exist yet; never given out. */
export const QR_SAMPLE_CODE = "2222222";
export const MAX_QR_CODES = 100;
export const MAX_SCHEDULED = 10;
export const QR_LABEL_MAX = 28;
export const QR_NAME_MAX = 60;
export const WHATSAPP_TEXT_MAX = 300;
export const QR_STATS_DAYS = 90;
/** While an account is younger than this, outside targets are named before they are opened. */
export const YOUNG_ACCOUNT_DAYS = 7;

export const QR_DOTS = ["square", "rounded", "dots", "diamond", "smooth"] as const;
export const QR_EYES = ["square", "rounded", "circle", "leaf"] as const;
export const QR_FRAMES = ["none", "border", "banner", "banner-top"] as const;
export const QR_DEVICES = ["ios", "android", "desktop"] as const;
export const QR_FORMATS = ["png", "svg", "pdf"] as const;
export type QrDots = (typeof QR_DOTS)[number];
export type QrEyes = (typeof QR_EYES)[number];
export type QrFrame = (typeof QR_FRAMES)[number];
export type QrDevice = (typeof QR_DEVICES)[number];
export type QrFormat = (typeof QR_FORMATS)[number];

/** The default code. */
export const DEFAULT_QR_DESIGN = {
  foreground: "#0f172a",
  background: "#ffffff",
  eyeColor: null,
  dots: "square",
  eyes: "square",
  frame: "none",
  frameColor: null,
  label: "",
  logo: null,
} as const;

/** Contrast of dark and light modules: refused below the first, warned about below the second. */
const QR_CONTRAST = { least: 3, good: 4.5 } as const;
/** How a code is tested: printed this large, with this share of its modules inverted. */
export const QR_PRINT = { centimetres: 5, dpi: 300, pixels: 591, damage: 0.01 } as const;
/** Scores of 100. A code below the least one is refused. */
export const QR_SCORE = { least: 40, good: 70, excellent: 95 } as const;

export const QR_STUDIO_TEXT = {
  notFound: "QR code not found",
  tooMany: `You can have at most ${MAX_QR_CODES} QR codes.`,
  badAddress: "Enter a link such as https://example.com.",
  leadsBack: "A QR code cannot lead to another QR code of ours.",
  badWhatsApp: "Enter a mobile number with its country code, such as +91 98200 10101.",
  notYourCard: "Choose one of your own cards.",
  endsBeforeStart: "The end must be later than the start.",
  expired: "Choose a time in the future.",
  lightOnDark: "The code must be darker than its background: many phones do not read it the other way round.",
  lowContrast: (ratio: number) =>
    `These colours are too alike to be read (contrast ${ratio.toFixed(1)}:1). At least ${QR_CONTRAST.least}:1 is needed.`,
  weakContrast: (ratio: number) =>
    `The contrast is ${ratio.toFixed(1)}:1. From ${QR_CONTRAST.good}:1 on, codes are read in poor light too.`,
  unreadable:
    "This design does not scan reliably when printed at 5 cm with slight damage. Try simpler dots, stronger colours or no logo.",
} as const;

interface Colours {
  foreground: string;
  background: string;
  eyeColor: string | null;
}

/** Errors of these colours, by field; empty if they are fine. */
export function colourProblems({
  foreground,
  background,
  eyeColor,
}: Colours): Partial<Record<keyof Colours, string>> {
  const dark = { foreground, ...(eyeColor ? { eyeColor } : {}) };
  const problems: Partial<Record<keyof Colours, string>> = {};
  for (const [field, colour] of Object.entries(dark) as [keyof Colours, string][]) {
    const ratio = contrast(colour, background);
    if (contrast(colour, BLACK) > contrast(background, BLACK)) problems[field] = QR_STUDIO_TEXT.lightOnDark;
    else if (ratio < QR_CONTRAST.least) problems[field] = QR_STUDIO_TEXT.lowContrast(ratio);
  }
  return problems;
}

/** Warnings: allowed, but could be better. */
export function colourWarnings({ foreground, background, eyeColor }: Colours): string[] {
  const ratio = Math.min(...[foreground, eyeColor ?? foreground].map((dark) => contrast(dark, background)));
  return ratio >= QR_CONTRAST.least && ratio < QR_CONTRAST.good ? [QR_STUDIO_TEXT.weakContrast(ratio)] : [];
}

export type ScoreGrade = "excellent" | "good" | "fair" | "unreadable";
export const scoreGrade = (score: number): ScoreGrade =>
  score >= QR_SCORE.excellent
    ? "excellent"
    : score >= QR_SCORE.good
      ? "good"
      : score >= QR_SCORE.least
        ? "fair"
        : "unreadable";

export const SCORE_WORDS: Record<ScoreGrade, { label: string; text: string }> = {
  excellent: { label: "Excellent", text: "Scans instantly, even from a distance, tilted or in low light." },
  good: { label: "Good", text: "Scans well in print and on screens." },
  fair: { label: "Fair", text: "Scans, but print it larger than 5 cm." },
  unreadable: { label: "Does not scan", text: "Phones cannot scan it reliably, so it cannot be downloaded." },
};

const A_CODE = new RegExp(`^[${QR_CODE_ALPHABET}]{${QR_CODE_LENGTH}}$`);

/** A code as typed or scanned, in any case. Null if it cannot be one. */
export function readCode(text: string): string | null {
  const code = text.toLowerCase();
  return A_CODE.test(code) ? code : null;
}

export const qrPath = (code: string) => `/q/${code}`;
