import { ERROR_TEXT, type ErrorBody } from "@cardplaza/contract/errors";
import type { Log } from "../log.ts";
import { outageOf, refusalOf } from "../outages.ts";

/** The one place where an error becomes a response. */
export function errorResponse(error: unknown, requestId: string, log: Log): Response {
  const refusal = refusalOf(error);
  if (!refusal) {
    log.error({ error, requestId }, "unexpected error");
    return jsonError(500, {
      code: "INTERNAL",
      message: ERROR_TEXT.unexpected,
      error: ERROR_TEXT.unexpected,
      requestId,
    });
  }
  const outage = outageOf(error);
  if (outage) log.warn({ requestId, reason: outage.reason }, "unavailable");
  const { fields, feature, challenge, successor, listing, retryAfter } = refusal.details;
  const body: ErrorBody = {
    message: refusal.message,
    error: refusal.message,
    code: refusal.code,
    fields,
    feature,
    challenge,
    successor,
    listing,
  };
  return jsonError(refusal.status, body, retryAfter ? { "retry-after": String(retryAfter) } : {});
}

function jsonError(status: number, body: ErrorBody, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}
