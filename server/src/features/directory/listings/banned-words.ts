/** Listings with these words wait for an administrator; no word refuses a listing. */
const BANNED_WORDS = [
  "betting",
  "bhenchod",
  "bitch",
  "call girl",
  "call girls",
  "casino",
  "charas",
  "chutiya",
  "counterfeit",
  "cunt",
  "escort service",
  "escorts",
  "fake currency",
  "fake degree",
  "fuck",
  "ganja",
  "hawala",
  "kamagra",
  "madarchod",
  "matka",
  "mdma",
  "ponzi",
  "porn",
  "randi",
  "satta",
  "viagra",
];

const ANY_OF_THEM = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${BANNED_WORDS.join("|").replaceAll(" ", String.raw`[\s\p{P}]+`)})(?![\p{L}\d])`,
  "iu",
);

export const hasBannedWord = (text: string) => ANY_OF_THEM.test(text.normalize("NFKC"));
