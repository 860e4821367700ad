import { createHmac } from "node:crypto";
import { DNS_LABEL } from "@cardplaza/contract/cards/verification/verification-rules";
import type { Db } from "../../../platform/database.ts";
import { generatedSecret } from "../../../platform/secrets/generated-secrets.ts";

/** The DNS record to add: it depends on the member and the domain, so that a copied one proves nothing. */
export async function dnsRecord(db: Db, memberId: string, domain: string, now: Date) {
  const secret = await generatedSecret(db, "domain-records", now);
  const proof = createHmac("sha256", secret).update(`${memberId}\n${domain}`).digest("base64url");
  return {
    type: "TXT" as const,
    name: `${DNS_LABEL}.${domain}`,
    value: `cardplaza-verification=${proof.slice(0, 32)}`,
  };
}
