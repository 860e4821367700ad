import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import type { Tx } from "../../platform/database.ts";
import { invalid } from "../../platform/refusals.ts";
import { useOneTimeLink } from "./one-time-codes/one-time-links.ts";

interface Named {
  email: string | undefined;
  /** E.164 */
  mobile: string | undefined;
}

interface Proven {
  email?: string;
  emailProvenAt?: Date;
  mobile?: string;
  mobileProvenAt?: Date;
}

/** What a sign-up code proves about the address and the number of a registration, with its data. */
export async function useSignUpProof(tx: Tx, signupCode: string, named: Named, now: Date) {
  const link = await useOneTimeLink(tx, "sign-up", signupCode, now);
  if (!link) throw invalid({ signupCode: ACCOUNT_TEXT.signInAgain }, ACCOUNT_TEXT.signInAgain);
  return { proven: provenBy(link.data, named, now), data: link.data };
}

function provenBy({ channel, destination }: Record<string, string>, named: Named, now: Date): Proven {
  if (channel === "email") {
    if (named.email !== undefined && named.email !== destination) {
      throw invalid({ email: ACCOUNT_TEXT.notProvenEmail });
    }
    return { email: destination, emailProvenAt: now };
  }
  if (named.mobile !== undefined && named.mobile !== destination) {
    throw invalid({ mobile: ACCOUNT_TEXT.notProvenMobile });
  }
  return { mobile: destination, mobileProvenAt: now };
}
