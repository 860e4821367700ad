import { hash, verify } from "@node-rs/argon2";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { invalid } from "../../../platform/refusals.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

// The parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password.normalize("NFKC"), ARGON2ID);

let decoy: Promise<string> | undefined;

/** Takes the same time for an account that does not exist or has no password. */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const right = await verify(passwordHash ?? (await decoy), password.normalize("NFKC"));
  return right && passwordHash != null;
}

/** Refuses passwords that attackers try first. */
export function refuseWeakPassword(password: string, email: string): void {
  const plain = password.normalize("NFKC").toLowerCase();
  if (plain === email || plain === email.split("@")[0])
    throw invalid({ password: ACCOUNT_TEXT.passwordIsEmail });
  if (COMMON_PASSWORDS.has(plain) || /^(.)\1+$/u.test(plain))
    throw invalid({ password: ACCOUNT_TEXT.commonPassword });
}
