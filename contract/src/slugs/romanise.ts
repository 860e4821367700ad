// Words of Indian scripts in Latin letters, as people write names in links. See docs/decisions/0028.

/**
 * The nine scripts of ISCII follow each other in Unicode, 128 code points each, with the same letter at the
 * same position: one table serves them all. Empty positions are letters that are left out.
 */
const FIRST = 0x900;
const PLACES = 0x80;
const VOWELS_FROM = 0x05;
const VOWELS = "a a i i u u ri lri e e e ai o o o au".split(" ");
const CONSONANTS_FROM = 0x15;
const CONSONANTS =
  "k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h".split(" ");
const SIGNS_FROM = 0x3e;
const SIGNS = "a i i u u ri ri e e e ai o o o au".split(" ");

const [CANDRABINDU, ANUSVARA, VISARGA, NUKTA, VIRAMA, OM] = [0x01, 0x02, 0x03, 0x3c, 0x4d, 0x50];
const DIGITS_FROM = 0x66;
const WITH_NUKTA: Readonly<Record<string, string>> = { k: "q", j: "z", ph: "f" };

const [BENGALI, GUJARATI, TAMIL, TELUGU] = [1, 3, 5, 6];
/** Letters of one script alone, without the vowel that a consonant has by itself. */
const BARE: Readonly<Record<string, string>> = {
  ৎ: "t",
  ൺ: "n",
  ൻ: "n",
  ർ: "r",
  ൽ: "l",
  ൾ: "l",
  ൿ: "k",
  "ੰ": "n",
};

const WORD = /[\u0900-\u0D7F\u200C\u200D]+/gu;
const JOINERS = /[\u200C\u200D]/g;

/** Whether a text has letters that `romanise` changes. */
export const isIndic = (text: string): boolean => /[\u0900-\u0D7F]/.test(text);

/** Text in other scripts stays as it is. */
export const romanise = (text: string): string =>
  isIndic(text) ? text.normalize("NFC").replaceAll(WORD, romaniseWord) : text;

/** A consonant, a vowel that is written, or the "a" that a consonant has where none is written. */
type Sound = { kind: "consonant" | "vowel" | "inherent"; text: string };

function romaniseWord(word: string): string {
  const letters = Array.from(word.replaceAll(JOINERS, ""));
  const script = Math.floor(((letters[0]?.codePointAt(0) ?? 0) - FIRST) / PLACES);
  let sounds = soundsOf(letters, script);
  if (script <= GUJARATI) sounds = withoutSilent(sounds);
  if (script === TAMIL) sounds = asTamilSpeaks(sounds);
  return sounds.map(({ text }) => text).join("");
}

function soundsOf(letters: string[], script: number): Sound[] {
  const sounds: Sound[] = [];
  const add = (kind: Sound["kind"], text: string) => void sounds.push({ kind, text });
  const dropInherent = () => sounds.at(-1)?.kind === "inherent" && sounds.pop();
  letters.forEach((letter, at) => {
    const place = ((letter.codePointAt(0) as number) - FIRST) % PLACES;
    const consonant = CONSONANTS[place - CONSONANTS_FROM];
    const sign = SIGNS[place - SIGNS_FROM];
    const vowel = VOWELS[place - VOWELS_FROM];
    if (BARE[letter]) add("consonant", BARE[letter]);
    else if (consonant) {
      add("consonant", consonantOf(consonant, place, script, sounds));
      add("inherent", "a");
    } else if (sign) {
      dropInherent();
      add("vowel", sign);
    } else if (place === VIRAMA) dropInherent();
    else if (vowel) add("vowel", vowel);
    else if (place === NUKTA) {
      const last = sounds.at(-2);
      if (last) last.text = WITH_NUKTA[last.text] ?? last.text;
    } else if (place === CANDRABINDU || place === ANUSVARA)
      add("consonant", nasalBefore(letters[at + 1], script));
    else if (place === VISARGA && at === letters.length - 1) add("consonant", "h");
    else if (place === OM) add("vowel", "om");
    else if (place >= DIGITS_FROM && place < DIGITS_FROM + 10) add("vowel", String(place - DIGITS_FROM));
  });
  return sounds;
}

/** ज्ञ is said "gy"; Bengali says the य at the beginning of a word as "j". */
function consonantOf(text: string, place: number, script: number, before: Sound[]): string {
  const last = before.at(-1);
  if (text === "ny" && last?.kind === "consonant" && last.text === "j" && script <= GUJARATI) {
    last.text = "g";
    return "y";
  }
  if (script === BENGALI && place === 0x2f && before.length === 0) return "j";
  // The Tamil letter of this place is the "th" of Senthil and Muthu.
  return script === TAMIL && place === 0x24 ? "th" : text;
}

function nasalBefore(next: string | undefined, script: number): string {
  if (next === undefined) return script >= TELUGU ? "m" : "n";
  const place = ((next.codePointAt(0) as number) - FIRST) % PLACES;
  return /^[pbm]/.test(CONSONANTS[place - CONSONANTS_FROM] ?? "") ? "m" : "n";
}

const isVowel = (sound: Sound | undefined) => sound !== undefined && sound.kind !== "consonant";

/**
 * In the north an "a" that nobody wrote is mostly not said at the end of a word, nor between a vowel with one
 * consonant and a consonant with a vowel: राम is Ram, दरजी is Darji. After several consonants it is: मित्र is Mitra.
 */
function withoutSilent(all: Sound[]): Sound[] {
  const sounds = [...all];
  const end = sounds.length - 1;
  const isCluster = sounds[end - 2]?.kind === "consonant";
  if (
    sounds[end]?.kind === "inherent" &&
    sounds.filter(isVowel).length > 1 &&
    !(isCluster && /^[rlvynm]$/.test(sounds[end - 1]?.text ?? ""))
  )
    sounds.pop();
  for (let at = sounds.length - 3; at >= 2; at--) {
    const isBetween =
      sounds[at - 1]?.kind === "consonant" &&
      isVowel(sounds[at - 2]) &&
      sounds[at + 1]?.kind === "consonant" &&
      isVowel(sounds[at + 2]);
    if (sounds[at]?.kind === "inherent" && isBetween) sounds.splice(at, 1);
  }
  return sounds;
}

const VOICED: Readonly<Record<string, string>> = { k: "g", ch: "j", t: "d", p: "b" };
const NASAL = /^n|^m/;

/** Tamil writes one letter for k and g, for p and b: how it is said depends on its neighbours. */
function asTamilSpeaks(sounds: Sound[]): Sound[] {
  return sounds.map(({ kind, text }, at) => {
    const [before, after] = [sounds[at - 1], sounds[at + 1]];
    const isDoubled = (other: Sound | undefined) => other?.kind === "consonant" && other.text === text;
    const said = (as: string): Sound => ({ kind, text: as });
    if (kind !== "consonant") return said(text);
    if (isDoubled(after)) return said(text === "r" ? "t" : text.length > 1 ? "" : text);
    if (isDoubled(before)) return said(text);
    if (/^n[gy]$/.test(text) && after?.kind === "consonant") return said("n");
    if (before?.kind === "consonant") return said(NASAL.test(before.text) ? (VOICED[text] ?? text) : text);
    if (text === "ch") return said("s");
    return said(before && isVowel(after) ? (VOICED[text] ?? text) : text);
  });
}
