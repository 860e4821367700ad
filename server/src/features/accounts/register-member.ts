import { eq } from "drizzle-orm";
import type { z } from "zod";
import { ACCOUNT_TEXT, type Registration } from "@cardplaza/contract/accounts/accounts";
import { PEOPLE_TEXT } from "@cardplaza/contract/accounts/account-words";
import { agreedVersion } from "@cardplaza/contract/policies/policy-words";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { invalid, Refusal } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { changed } from "../../registry/changed.ts";
import { members, type Member } from "./accounts.table.ts";
import { signInResponse, completeSignIn } from "./complete-sign-in.ts";
import { readMobileNumber } from "./mobile-number.ts";
import { linkIdentity } from "./oidc/oidc-identities.ts";
import { hashPassword, refuseWeakPassword } from "./passwords/passwords.ts";
import { recordConsents } from "./record-consents.ts";
import { useSignUpProof } from "./sign-up-proof.ts";

type Registration = z.output<typeof Registration>;

/**
 * Creates an account and signs it in. An address that no code has proven gives no claim to it yet. A proven mobile
 * number alone is enough; then there is no address.
 */
export async function registerMember(ctx: Context, given: Registration) {
  const { name, signupCode, consent, marketing } = given;
  const { db, now } = ctx;
  const email = readEmail(given);
  const mobile = readMobile(given.mobile);
  const passwordHash = await readPassword(given);
  const result = await inTransaction(db, async (tx) => {
    const proof =
      signupCode === undefined ? undefined : await useSignUpProof(tx, signupCode, { email, mobile }, now);
    const row = {
      id: newId(now.getTime()),
      name,
      email,
      mobile,
      passwordHash,
      createdAt: now,
      lastActiveAt: now,
      updatedAt: now,
    };
    const member = await addMember(tx, { ...row, ...proof?.proven });
    await linkIdentity(tx, member.id, proof?.data ?? {}, now);
    const purposes = marketing ? (["terms", "adult", "marketing"] as const) : (["terms", "adult"] as const);
    const { language } = ctx.caller;
    const version = agreedVersion(consent.version);
    await recordConsents(tx, member.id, { purposes: [...purposes], version, language }, now);
    await changed(ctx, tx, "sign-up", [member.id]);
    return completeSignIn(ctx, tx, member, { isNew: true });
  });
  return signInResponse(result, 201);
}

function readEmail({ email, signupCode, password }: Registration): string | undefined {
  if (email) return email;
  if (signupCode === undefined) throw invalid({ email: PEOPLE_TEXT.badEmail });
  // Signing in with a password needs an address.
  if (password !== undefined) throw invalid({ email: ACCOUNT_TEXT.passwordNeedsEmail });
  return undefined;
}

function readMobile(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const mobile = readMobileNumber(text);
  if (!mobile) throw invalid({ mobile: ACCOUNT_TEXT.notMobile });
  return mobile;
}

async function readPassword({ password, email, signupCode }: Registration): Promise<string | null> {
  if (password !== undefined) {
    refuseWeakPassword(password, email ?? "");
    return hashPassword(password);
  }
  if (signupCode === undefined) throw invalid({ password: ACCOUNT_TEXT.passwordNeeded });
  return null;
}

// Of two parallel calls the second waits at the unique index and is then refused.
async function addMember(tx: Tx, row: typeof members.$inferInsert): Promise<Member> {
  const [added] = await tx.insert(members).values(row).onConflictDoNothing().returning();
  if (added) return added;
  const emailTaken = row.email && (await tx.$count(members, eq(members.email, row.email))) > 0;
  throw emailTaken ? taken("email", ACCOUNT_TEXT.emailTaken) : taken("mobile", ACCOUNT_TEXT.mobileTaken);
}

const taken = (field: string, text: string) => new Refusal("CONFLICT", text, { fields: { [field]: text } });
