import { describe, expect, test, vi } from "vitest";
import { cleanText, Line, Text } from "./text.ts";

const countOf = (value: string) => Array.from(value).length;

describe("cleaning removes", () => {
  test.each([
    ["NUL and other controls", "As\u0000h\u0007a\u001b\u007f\u0085", "Asha"],
    ["a zero-width space", "As\u200bha", "Asha"],
    ["a byte order mark", "\ufeffAsha", "Asha"],
    ["a word joiner and invisible operators", "A\u2060s\u2063ha", "Asha"],
    ["a soft hyphen", "As\u00adha", "Asha"],
    ["marks that turn the direction of writing", "\u202eahsA\u202c\u2066x\u2069\u200e\u200f\u061c", "ahsAx"],
    ["annotation marks", "A\ufff9s\ufffah\ufffba", "Asha"],
    ["blanks at both ends", " \t\n Asha \u00a0", "Asha"],
    ["a joiner between Latin letters", "As\u200dha\u200c", "Asha"],
    ["joiners on their own", "\u200d\u200c", ""],
    ["a joiner at the end of an Indic word", "क\u094d\u200d", "क\u094d"],
    ["what stood between a letter and its accent", "Z\u0000\u0301", "\u0179"],
    ["a run of joiners", "A\u200d\u200d\u200cB", "AB"],
  ])("%s", (_what, given, clean) => {
    expect(cleanText(given)).toBe(clean);
  });
});

describe("cleaning keeps", () => {
  test.each([
    ["Devanagari with a joiner", "क्\u200dष"],
    ["Devanagari with a non-joiner", "क्\u200cष"],
    ["Malayalam", "ന്\u200dറെ"],
    ["Bengali", "র\u200d্য"],
    ["Sinhala", "ක්\u200dෂ"],
    ["Persian with a non-joiner", "می\u200cخواهم"],
    ["a family", "👨\u200d👩\u200d👧\u200d👦"],
    ["a woman of a skin colour at her computer", "👩🏽\u200d💻"],
    ["a heart on fire", "❤️\u200d🔥"],
    ["a rainbow flag", "🏳️\u200d🌈"],
    ["a man running", "🏃🏻\u200d♂️"],
    ["the flag of India", "🇮🇳"],
    ["a key cap", "7️⃣"],
    ["Tamil, Urdu and Chinese", "தமிழ் اردو 中文"],
    ["lines and tabs inside", "one\n\ttwo"],
  ])("%s", (_what, text) => {
    expect(cleanText(text)).toBe(text.normalize("NFC"));
  });
});

test("composed and decomposed letters become the same text", () => {
  expect(cleanText("Jose\u0301")).toBe("Jos\u00e9");
  expect(cleanText("Jose\u0301")).toBe(cleanText("Jos\u00e9"));
});

test("there is one kind of line end", () => {
  expect(cleanText("one\r\ntwo\rthree\nfour")).toBe("one\ntwo\nthree\nfour");
});

describe("fields", () => {
  test("the length is counted after cleaning", () => {
    expect(Line(1, 4).parse(" A\u200bs\u0000h\u00ada ")).toBe("Asha");
    expect(Line(1, 4).safeParse("Ashas").success).toBe(false);
    expect(Line(1, 1).parse("e\u0301")).toBe("\u00e9");
  });

  test("a text without visible characters counts as missing", () => {
    const result = Line(1, 80).safeParse("\u200b\u2060 \u0000");
    expect(result.error?.issues.map(({ message }) => message)).toEqual(["This is required."]);
    expect(Line(0, 80).parse("\u200b ")).toBe("");
  });

  test("a line is one line with single spaces, a text keeps its lines", () => {
    expect(Line(1, 80).parse("Asha\r\nBcc: ravi@example.com\u2028x\t\ty")).toBe(
      "Asha Bcc: ravi@example.com x y",
    );
    expect(Text(1, 80).parse("Asha\r\nMenon")).toBe("Asha\nMenon");
  });

  test("too short and too long have an error text", () => {
    const words = (value: string) => Text(3, 5).safeParse(value).error?.issues[0]?.message;
    expect([words("ab"), words("abcdef"), words("abcd")]).toEqual([
      "At least 3 characters.",
      "At most 5 characters.",
      undefined,
    ]);
  });

  test("a megabyte is refused before it is cleaned", () => {
    const megabyte = "\u200b".repeat(1_000_000);
    // Every text that is cleaned is normalized.
    const cleaned = vi.spyOn(String.prototype, "normalize");
    expect(Text(1, 500).safeParse(megabyte).success).toBe(false);
    expect(cleaned).not.toHaveBeenCalled();
    Text(1, 500).parse("Asha");
    expect(cleaned).toHaveBeenCalled();
    cleaned.mockRestore();
  });
});

describe("for random input", () => {
  // mulberry32: small, and the same numbers in every run.
  const randomFrom = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const PIECES = [
    ...Array.from("aZ9 é़्रकमലന്اب中😀👨❤️🏽♂\n\r\t"),
    "\u200d",
    "\u200c",
    "\u200b",
    "\u0000",
    "\u202e",
    "\u0301",
    "\ufe0f",
    "\u00a0",
    "\u2028",
  ];
  const typed = (random: () => number) => {
    let text = "";
    for (let left = Math.floor(random() * 24); left > 0; left--) {
      const wild = random() < 0.2;
      text += wild
        ? String.fromCodePoint(Math.floor(random() * 0xd7ff))
        : PIECES[Math.floor(random() * PIECES.length)];
    }
    return text;
  };
  const samples = Array.from({ length: 5_000 }, (_, n) => typed(randomFrom(n * 7919 + 1)));

  test("cleaning twice gives the same text as cleaning once", () => {
    for (const text of samples)
      expect(cleanText(cleanText(text)), JSON.stringify(text)).toBe(cleanText(text));
  });

  test("nothing invisible is left and nothing is decomposed", () => {
    for (const text of samples) {
      const clean = cleanText(text);
      expect(clean, JSON.stringify(text)).not.toMatch(
        /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/,
      );
      expect(clean.normalize("NFC"), JSON.stringify(text)).toBe(clean);
      expect(clean.trim(), JSON.stringify(text)).toBe(clean);
    }
  });

  test("cleaning never adds characters, and keeps every visible letter", () => {
    for (const text of samples) {
      expect(countOf(cleanText(text)), JSON.stringify(text)).toBeLessThanOrEqual(
        countOf(text.normalize("NFC")),
      );
      const letters = (value: string) =>
        value
          .normalize("NFD")
          .match(/[\p{L}\p{N}\p{Extended_Pictographic}]/gu)
          ?.join("");
      expect(letters(cleanText(text)), JSON.stringify(text)).toBe(letters(text));
    }
  });

  test("a line is always one line, and does not change when it is cleaned again", () => {
    const line = Line(0, 80);
    for (const text of samples) {
      const once = line.parse(text);
      expect(once, JSON.stringify(text)).not.toMatch(/[\r\n\t\u2028\u2029]| {2}/);
      expect(line.parse(once), JSON.stringify(text)).toBe(once);
    }
  });
});
