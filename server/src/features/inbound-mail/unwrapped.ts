/** Mail programs break lines at some place between these. */
const SHORTEST_BROKEN = 55;
const NARROWEST = 70;
const WIDEST = 80;
/** Lines that begin something of their own: quotes, lists, signatures. */
const BEGINS_ANEW = /^(>|[-*•–_]|\d{1,3}[.)]\s|--)/u;

/** Joins the lines that a mail program has broken: the next word had no more room. */
export function unwrapped(text: string): string {
  const joined: string[] = [];
  let last = "";
  for (const line of text.replaceAll(/\r\n?/g, "\n").split("\n")) {
    if (isBroken(last, line)) joined[joined.length - 1] += ` ${line}`;
    else joined.push(line);
    last = line;
  }
  return joined.join("\n");
}

function isBroken(line: string, next: string): boolean {
  if (line.length < SHORTEST_BROKEN || line.length > WIDEST || BEGINS_ANEW.test(line)) return false;
  if (next.trim() === "" || /^\s/.test(next) || BEGINS_ANEW.test(next)) return false;
  const [word = ""] = next.split(" ", 1);
  return line.trimEnd().length + 1 + word.length > NARROWEST;
}
