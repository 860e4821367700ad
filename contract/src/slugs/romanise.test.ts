import { expect, test } from "vitest";
import { romanise } from "./romanise.ts";

test.each([
  // Devanagari: Hindi and Marathi.
  ["श्री लक्ष्मी", "shri lakshmi"],
  ["राम", "ram"],
  ["दरजी", "darji"],
  ["मित्र", "mitra"],
  ["मोहनलाल शर्मा", "mohanlal sharma"],
  ["ज्ञानेश्वर देशपांडे", "gyaneshvar deshpande"],
  ["मुंबई", "mumbai"],
  ["आनंद", "anand"],
  ["फ़ोटो", "foto"],
  ["ज़ेवर", "zevar"],
  ["पोस्ट", "post"],
  ["नमः", "namah"],
  ["१२३", "123"],
  // Bengali, Gujarati, Gurmukhi.
  ["মিষ্টি", "mishti"],
  ["দাস", "das"],
  ["যাদব", "jadab"],
  ["ઘોષ", "ghosh"],
  ["ਸਿੰਘ", "singh"],
  // Tamil, Telugu, Kannada, Malayalam.
  ["முருகன்", "murugan"],
  ["செந்தில்", "senthil"],
  ["முத்து", "muthu"],
  ["வெற்றி", "vetri"],
  ["மளிகை", "maligai"],
  ["శ్రీనివాస", "shrinivasa"],
  ["విశాఖపట్నం", "vishakhapatnam"],
  ["ಬೆಂಗಳೂರು", "bengaluru"],
  ["കൃഷ്ണൻ", "krishnan"],
  // Nothing else is touched.
  ["Café लक्ष्मी & Sons", "Café lakshmi & Sons"],
  ["王小明 🎉", "王小明 🎉"],
  ["", ""],
])("%s is written %s", (word, latin) => expect(romanise(word)).toBe(latin));

test("letters in an unusual order cause no error", () => {
  for (const odd of ["\u094D", "\u093F\u093F", "\u0902", "क\u094D\u094D", "\u200D", "\u0BCD\u0B95", "ॐ़़"])
    expect(romanise(odd)).toMatch(/^[a-z\u200D]*$/);
});
