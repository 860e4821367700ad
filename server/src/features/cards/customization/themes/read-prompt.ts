import type { LogoColours } from "./logo-colours.ts";
import { hashOf } from "./seeded.ts";
import { COLOUR_WORDS, MOOD_WORDS, TEMPERATURES, type Mood, type Tint, TRADE_WORDS } from "./theme-words.ts";

/** What was understood of a prompt. */
export interface PromptReading {
  /** One or more, the most wanted first. */
  tints: Tint[];
  strength: number;
  tone: "dark" | "light" | null;
  look: NonNullable<Mood["look"]>;
  /** The words that name the themes. */
  subject: string;
}

/** The entries that a text names, in its order. Only own keys: "constructor" is a word like any other. */
const found = <T>(words: string[], table: Record<string, T>): [string, T][] =>
  words.flatMap((word) => {
    const known = [word, word.replace(/s$/, "")].find((each) => Object.hasOwn(table, each));
    return known === undefined ? [] : [[known, table[known] as T]];
  });

/** Turns words into hues and a mood. The logo's colours come before those of words. */
export function readPrompt(prompt: string, logo: LogoColours | null): PromptReading {
  const words = prompt.toLowerCase().match(/[a-z]+/g) ?? [];
  const colours = found(words, COLOUR_WORDS);
  const trades = found(words, TRADE_WORDS);
  const temperatures = found(words, TEMPERATURES);
  const moods = [...trades.map(([, trade]) => trade), ...found(words, MOOD_WORDS).map(([, mood]) => mood)];
  // "Dark green" is a deep green; "dark" alone is a dark card.
  const deepened = new Set(
    words.flatMap((word, at) => (/^(dark|deep)$/.test(words[at - 1] ?? "") ? [word] : [])),
  );
  const named = colours.map(([word, tint]): [string, Tint] => [
    word,
    deepened.has(word) ? { ...tint, deep: true } : tint,
  ]);
  // A named colour comes before the usual colour of a trade.
  const spoken: [string, Tint][] = named.length > 0 ? named : [...trades, ...temperatures];
  const fromLogo: [string, Tint][] = logo?.isGrey
    ? [["neutral", { hue: 260, chroma: 0 }]]
    : (logo?.tints.map((tint): [string, Tint] => [nameOf(tint), tint]) ?? []);
  const all = fromLogo.length > 0 ? fromLogo : spoken;
  const unheard: Tint = { hue: hashOf(prompt) % 360, chroma: 0.13 };
  const [[subject] = [nameOf(unheard)]] = all;
  const tone = colours.some(([word]) => deepened.has(word))
    ? moods.findLast((mood) => mood.tone && mood !== MOOD_WORDS.dark)?.tone
    : moods.findLast((mood) => mood.tone)?.tone;
  return {
    tints: all.length > 0 ? all.map(([, tint]) => tint) : [unheard],
    strength: moods.reduce((strength, mood) => strength * (mood.strength ?? 1), 1),
    tone: tone ?? null,
    look: Object.assign({}, ...moods.map((mood) => mood.look)) as PromptReading["look"],
    subject: deepened.has(subject) ? `Deep ${capital(subject)}` : capital(subject),
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const WHEEL: [upTo: number, name: string][] = [
  [15, "rose"],
  [42, "coral"],
  [65, "orange"],
  [100, "amber"],
  [130, "olive"],
  [165, "green"],
  [205, "teal"],
  [240, "sky"],
  [272, "blue"],
  [290, "indigo"],
  [320, "violet"],
  [350, "plum"],
  [361, "rose"],
];
const nameOf = ({ hue }: Tint) => WHEEL.find(([upTo]) => hue < upTo)?.[1] ?? "rose";
