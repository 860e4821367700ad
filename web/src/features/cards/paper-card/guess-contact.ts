import { PAPER_CARD_BOUNDS, type PaperCardField } from "@cardplaza/contract/cards/paper-card";
import { findEmail, findPhone, findWebsite } from "./find-on-card.ts";

type Guess = Partial<Record<PaperCardField, string>>;

const ROLE =
  /\b(accountant|advisor|adviser|advocate|agent|analyst|architect|artist|assistant|associate|attorney|auditor|broker|ceo|cfo|chairman|chairperson|chef|chief|coach|consultant|coo|coordinator|counsel|cto|dentist|designer|developer|director|doctor|editor|engineer|entrepreneur|executive|expert|founder|head|incharge|lawyer|lead|lecturer|manager|md|nutritionist|officer|owner|partner|photographer|physician|planner|president|principal|professor|programmer|proprietor|realtor|representative|secretary|specialist|strategist|supervisor|surgeon|teacher|technician|trainer|treasurer|trustee|vp)\b/i;
const COMPANY =
  /\b(pvt|private|ltd|limited|llp|inc|corp|corporation|company|& ?co|associates|industries|enterprises?|solutions|technologies|tech|infotech|software|systems|services|traders|trading|exports?|agency|agencies|group|holdings|ventures|labs?|studios?|clinic|hospital|bank|constructions?|builders|developers|realty|foods|textiles|jewellers|motors|pharma|academy|institute|school|college|university|foundation|restaurant|hotels?|chambers|works|media|consultancy|consultants)\b/i;
const PLACE =
  /\b(\d{6}|\d{3} \d{3}|road|rd|street|st|marg|lane|nagar|colony|society|layout|sector|phase|block|floor|flr|flat|plot|shop|office|suite|tower|towers|building|bldg|complex|plaza|chowk|circle|cross|main|near|opp|opposite|behind|industrial|estate|park|vihar|puram|dist|district|taluka|mumbai|delhi|bengaluru|bangalore|chennai|kolkata|hyderabad|pune|ahmedabad|jaipur|lucknow|kochi|surat|indore|nagpur|india)\b/i;
const TITLE = /^(mr|mrs|ms|dr|shri|smt|prof|adv|ca|er|ar)\.? /i;
const LABEL =
  /^\W*(m|mob|mobile|t|tel|ph|phone|office|off|res|fax|f|e|email|e-mail|mail|w|web|website|url|add|address|call|whatsapp)\b\s*[.:)\]-]+\s*/i;

/** Guesses what the lines of a paper card are. The member checks and corrects the guess. */
export function guessContact(text: string): Guess {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line.replace(/[^\p{L}\p{N}]/gu, "").length > 1);
  const email = findEmail(lines);
  const website = findWebsite(lines, email);
  const phone = findPhone(lines);
  const words = lines.filter((line) => isWords(line));
  const address = words.filter((line) => isAddress(line));
  const rest = words.filter((line) => !address.includes(line));
  const domain = ownDomain(email, website);
  const company = guessCompany(rest, domain);
  const role = rest.find((line) => line !== company && ROLE.test(line) && !COMPANY.test(line));
  const name = guessName(
    rest.filter((line) => line !== company),
    role,
    email,
  );
  return bounded({
    name: name && plainName(name),
    role,
    company,
    phone,
    email,
    website,
    address: address.map((line) => line.replace(LABEL, "").replace(/[,;]$/, "")).join(", "),
  });
}

/** Lines without a phone number, mail or web address: a name, a role, a company or a place. */
function isWords(line: string): boolean {
  if (/@|\bwww\b|https?:|\.(com|in|org|net|co|io|biz|info)\b/i.test(line)) return false;
  const digits = line.replace(/\D/g, "").length;
  return digits < 8 || PLACE.test(line.replace(/[+\d][\d ()-]{8,}/g, " "));
}

const isAddress = (line: string) =>
  PLACE.test(line) && (/\d/.test(line) || line.includes(",") || !(ROLE.test(line) || COMPANY.test(line)));

/** A company's domain is mostly its name: `mittistudio.in`. */
function ownDomain(email = "", website = ""): string {
  const host = website.replace(/^https?:\/\//, "").replace(/^www\./, "") || email.split("@")[1] || "";
  const [name = ""] = host.split(".");
  return /^(gmail|yahoo|hotmail|outlook|rediffmail|icloud|live|protonmail)$/.test(name) ? "" : name;
}

const letters = (line: string) => line.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function guessCompany(lines: string[], domain: string): string | undefined {
  // The longest: a logo says half of what the line with "Pvt Ltd" says.
  const own = lines.filter((line) => alike(letters(line), domain)).sort((a, b) => b.length - a.length)[0];
  return (
    own ??
    lines.find((line) => COMPANY.test(line) && !ROLE.test(line)) ??
    lines.find((line) => COMPANY.test(line))
  );
}

const alike = (line: string, domain: string) =>
  line.length > 2 && domain.length > 2 && (line.startsWith(domain) || domain.startsWith(line));

/** Up to four words without a digit: the one in the mail address, with a title, above the role, or the first. */
function guessName(lines: string[], role: string | undefined, email = ""): string | undefined {
  const [mailbox = ""] = email.split("@");
  const likely = lines.filter(
    (line) =>
      line === role ||
      (/^[\p{L}\p{M} .,'’-]+$/u.test(line) &&
        line.replace(TITLE, "").split(" ").length <= 4 &&
        letters(line).length > 2),
  );
  const named = (line: string) =>
    line
      .toLowerCase()
      .split(/[ .]/)
      .some((word) => word.length > 2 && mailbox.includes(word));
  const names = likely.filter((line) => line !== role);
  const above = role ? likely[likely.indexOf(role) - 1] : undefined;
  return (
    names.find(named) ??
    names.find((line) => TITLE.test(line)) ??
    above ??
    names.find((line) => line.includes(" ")) ??
    names[0]
  );
}

/** Turns names in capitals into normal case. */
function plainName(line: string): string {
  // A capital I looks like a small l to the reader: "Kavya lyer".
  const name = line.replace(/[,.]+$/, "").replace(/(?<=^|[ .])l(?=\p{Ll}{2})/gu, "I");
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[ .'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function bounded(guess: Guess): Guess {
  const found = Object.entries(guess).filter(([, value]) => value);
  return Object.fromEntries(
    found.map(([field, value]) => [field, value?.slice(0, PAPER_CARD_BOUNDS[field as PaperCardField])]),
  );
}
