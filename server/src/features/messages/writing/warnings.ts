import type { MessageWarning } from "@cardplaza/contract/messages/message-words";

/** A UPI address, such as "asha@okbank": no mail address, which has a dot after its sign. */
const PAYMENT_ADDRESS = /(?<![\w.@])[\w.-]{2,}@[a-z]{2,}(?![\w.@-])/iu;
const ACCOUNT = /\b(?:ifsc|a\/c\s*no|account\s+(?:no|number)|gpay|phonepe|paytm|bhim)\b/iu;
const FEE =
  /\b(?:registration|joining|processing|training|verification|security|refundable|advance|token)\s+(?:fees?|charges?|deposit|amount|money)\b|\bpay\b[^.!?\n]{0,40}(?:₹|\brs\.?\b|\binr\b|rupees)/iu;
const CODE =
  /\b(?:otp|one[\s-]time\s+(?:password|code)|verification\s+code|cvv|upi\s+pin|share\s+the\s+code)\b/iu;
const SHORTENERS = new Set([
  "bit.ly",
  "tinyurl.com",
  "t.co",
  "goo.gl",
  "is.gd",
  "cutt.ly",
  "rb.gy",
  "ow.ly",
  "shorturl.at",
  "tiny.cc",
  "rebrand.ly",
]);

/** What a stranger's text asks for that scams ask for, the most dangerous first. */
export function warningOf(text: string): MessageWarning | null {
  if (CODE.test(text)) return "code";
  if (PAYMENT_ADDRESS.test(text) || ACCOUNT.test(text)) return "payment";
  if (FEE.test(text)) return "fee";
  return hasShortLink(text) ? "short_link" : null;
}

const ADDRESS = /(?<![\w.-])(?:https?:\/\/)?(?:www\.)?((?:[\w-]+\.)+[a-z]{2,})\/\S/giu;

const hasShortLink = (text: string) =>
  [...text.matchAll(ADDRESS)].some(([, host = ""]) => SHORTENERS.has(host.toLowerCase()));
