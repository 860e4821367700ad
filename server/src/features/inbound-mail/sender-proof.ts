import { valuesOf, type ParsedMail } from "./parsed-mail.ts";

/** "unknown": nobody can tell. "missing": the server in front, which always writes its results, has not seen the mail. */
export type SenderProof = "proven" | "unknown" | "forged" | "missing";

interface Result {
  method: string;
  result: string;
  domain: string;
}

const DOMAIN_OF: Record<string, RegExp> = {
  dmarc: /\bheader\.from=\s*([^\s;]+)/i,
  dkim: /\bheader\.[di]=\s*([^\s;]+)/i,
  spf: /\bsmtp\.(?:mailfrom|helo)=\s*([^\s;]+)/i,
};

/**
 * What the mail server in front found out about the sender. Only its own results count, and of those only the topmost:
 * each server adds its lines above those that were there, and anybody can write lines into a mail.
 */
export function senderProof(mail: ParsedMail, authserv: string): SenderProof {
  const own = valuesOf(mail, "authentication-results").find((value) => serverOf(value) === authserv);
  if (own === undefined) return "missing";
  const plain = withoutComments(own);
  if (plain === null) return "forged";
  const from = (mail.from ?? "").split("@").at(-1) ?? "";
  const results = resultsIn(plain);
  const of = (method: string) => results.filter((each) => each.method === method);
  if (of("dmarc").some(({ result }) => result === "fail")) return "forged";
  if (of("dmarc").some(({ result, domain }) => result === "pass" && isAligned(domain, from))) return "proven";
  const aligned = [...of("dkim"), ...of("spf")].filter(({ domain }) => isAligned(domain, from));
  if (aligned.some(({ result }) => result === "pass")) return "proven";
  return aligned.some(({ result }) => ["fail", "softfail", "hardfail", "policy"].includes(result))
    ? "forged"
    : "unknown";
}

/** It is written first, and may have a version behind it. */
const serverOf = (value: string) => /^\s*(?:\([^()]*\)\s*)?([^\s;(]+)/.exec(value)?.[1]?.toLowerCase();

function resultsIn(value: string): Result[] {
  const [, ...parts] = value.split(";");
  return parts.flatMap((part) => {
    const [, method, result] = /^\s*([a-z0-9-]+)(?:\/\d+)?\s*=\s*([a-z]+)/i.exec(part) ?? [];
    if (!method || !result) return [];
    const domain = DOMAIN_OF[method.toLowerCase()]?.exec(part)?.[1] ?? "";
    return [
      {
        method: method.toLowerCase(),
        result: result.toLowerCase(),
        domain: (domain.split("@").at(-1) ?? "").toLowerCase(),
      },
    ];
  });
}

/** The same domain, or one inside the other. */
const isAligned = (one: string, other: string) =>
  one.includes(".") &&
  other.includes(".") &&
  (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

/**
 * Without comments, and with quoted text on one side: senders choose what is in both. Null if a comment or a quote has no
 * end, as one that should hide the rest.
 */
function withoutComments(value: string): string | null {
  let depth = 0;
  let isQuoted = false;
  let plain = "";
  for (let at = 0; at < value.length; at++) {
    const character = value[at] ?? "";
    if (character === "\\" && (isQuoted || depth > 0)) at++;
    else if (character === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) plain += /[\w.@-]/.test(character) ? character : "_";
    else if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (depth === 0) plain += character;
    if (depth < 0) return null;
  }
  return depth === 0 && !isQuoted ? plain : null;
}
