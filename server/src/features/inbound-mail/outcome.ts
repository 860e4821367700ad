import type { MailOutcome } from "@cardplaza/contract/inbound-mail/inbound-mail-words";

/** What became of a mail, for its sender's server and for the log. */
export interface Outcome {
  status: MailOutcome;
  /** Without anything of the mail. */
  reason: string;
  /** For a refused mail: we wrote back, so that the sender's server need not. */
  told?: boolean;
}

export const stored: Outcome = { status: "stored", reason: "added to its conversation" };
export const ignored = (reason: string): Outcome => ({ status: "ignored", reason });
export const refused = (reason: string): Outcome => ({ status: "refused", reason });

/** Of several recipients of one mail: what was stored counts most, then what the sender must hear. */
export function mostImportant(outcomes: readonly Outcome[]): Outcome {
  const order = [
    (each: Outcome) => each.status === "stored",
    (each: Outcome) => each.status === "refused" && !each.told,
    (each: Outcome) => each.status === "refused",
    () => true,
  ];
  for (const fits of order) {
    const found = outcomes.find(fits);
    if (found) return found;
  }
  return ignored("nothing to do");
}
