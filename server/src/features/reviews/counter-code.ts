import { createHmac } from "node:crypto";
import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { Db } from "../../platform/database.ts";
import { generatedSecret } from "../../platform/secrets/generated-secrets.ts";

/** The code of the link for the counter: it never changes, because it is printed. */
export async function counterCode(
  db: Db,
  targetType: ReviewTargetType,
  targetId: string,
  now: Date,
): Promise<string> {
  const secret = await generatedSecret(db, "review-counter-codes", now);
  return createHmac("sha256", secret).update(`${targetType}\n${targetId}`).digest("base64url").slice(0, 16);
}
