import { expect, test } from "vitest";
import { romanise } from "@cardplaza/contract/slugs/romanise";
import { soundOf } from "./sound-of.ts";

const sound = (word: string) => soundOf(romanise(word));

test.each([
  ["shree", "shri", "sri", "श्री", "శ్రీ", "ಶ್ರೀ", "শ্রী"],
  ["lakshmi", "laxmi", "lakshmee", "लक्ष्मी", "లక్ష్మి", "ಲಕ್ಷ್ಮಿ", "লক্ষ্মী"],
  ["darzi", "darji", "दर्जी", "दरजी"],
  ["halwai", "halvai", "हलवाई"],
  ["mithai", "mitthai", "मिठाई"],
  ["kirana", "kiraana", "किराना", "किराणा"],
  ["ganesh", "ganesha", "गणेश", "ಗಣೇಶ", "గణేష్"],
  ["krishna", "krishnaa", "कृष्ण", "కృష్ణ"],
  ["sharma", "sharmaa", "शर्मा"],
  ["gupta", "guptaa", "गुप्ता"],
  ["menon", "मेनन", "മേനോൻ"],
  ["doctor", "doktar", "डॉक्टर"],
  ["chaudhari", "chowdhri", "चौधरी"],
  ["mohanlal", "mohanlaal", "मोहनलाल"],
  ["saraswati", "sarasvati", "सरस्वती"],
  ["kamala", "kamla", "कमला"],
  ["bharati", "bharti", "भारती"],
  ["banarasi", "banarsi", "बनारसी"],
  ["jaipur", "jaypur", "जयपुर"],
  ["dnyaneshwar", "gyaneshwar", "ज्ञानेश्वर"],
  ["photo", "foto", "फ़ोटो", "फोटो"],
  ["phool", "phul", "ful", "फूल"],
  ["sweets", "स्वीट्स"],
  ["tiwari", "tivari", "तिवारी"],
  ["vishwakarma", "vishvakarma", "विश्वकर्मा"],
  ["murugan", "muruganh", "முருகன்", "ಮುರುಗನ್"],
  ["senthil", "sentil", "செந்தில்"],
  ["muthu", "mutthu", "முத்து"],
  ["tamil", "tamizh", "தமிழ்"],
  ["mishti", "misti", "মিষ্টি"],
  ["singh", "sing", "ਸਿੰਘ", "सिंघ"],
  ["krishnan", "കൃഷ്ണൻ"],
])("%s sounds like %s and the others", (first, ...others) => {
  for (const other of others) expect([other, sound(other)]).toEqual([other, sound(first)]);
});

test.each([
  ["ram", "rome"],
  ["patel", "patil"],
  ["star", "satara"],
  ["kamal", "kamla"],
  ["paint", "print"],
  ["delhi", "dhule"],
  ["raja", "roja"],
  ["tea", "taj"],
])("%s does not sound like %s", (one, other) => expect(sound(one)).not.toBe(sound(other)));

test("a word that is not in Latin letters has no sound", () => {
  for (const word of ["24x7", "café", "王", ""]) expect(soundOf(word)).toBe("");
});
