import type { IncomingMessage } from "node:http";
import { randomUUID } from "node:crypto";
import type { CallLimit, Endpoint } from "@cardplaza/contract/endpoint";
import type { Caller, Context, Services } from "./context.ts";
import { findMemberByToken } from "./features/accounts/session-queries.ts";
import { isPremium } from "./features/plan/plan-queries.ts";
import { clientAddress, networkOf } from "./platform/http/client-address.ts";
import { premiumRequired, unauthenticated } from "./platform/refusals.ts";

/** What anybody may ask in a minute, before any endpoint's own limit. */
const PER_ADDRESS: CallLimit = { points: 1200, seconds: 60, by: "address" };
const PER_ACCOUNT: CallLimit = { points: 600, seconds: 60, by: "account" };

export function callerOf(incoming: IncomingMessage, trustedProxies: number, signal?: AbortSignal): Caller {
  return {
    requestId: randomUUID(),
    address: clientAddress(incoming, trustedProxies),
    userAgent: (incoming.headers["user-agent"] ?? "").slice(0, 300),
    signal,
  };
}

/** Finds out who calls, and refuses whoever may not. */
export async function openContext(
  services: Services,
  caller: Caller,
  authorization: string | null,
  endpoint: Endpoint,
  key: string,
): Promise<Context> {
  const now = new Date();
  const network = networkOf(caller.address);
  await services.limits.takeHere("all", PER_ADDRESS, network);
  const member = await signedInMember(services, authorization, now);
  const audience = endpoint.auth ?? "none";
  // Administrators have a credential of their own, which no member's token can stand for.
  if (audience === "admin") throw unauthenticated();
  if (audience !== "none" && !member) throw unauthenticated();
  if (member) await services.limits.takeHere("all", PER_ACCOUNT, member.id);
  if (endpoint.limit) {
    const who = endpoint.limit.by === "account" ? (member?.id ?? network) : network;
    await services.limits.take(key, endpoint.limit, who);
  }
  if (audience === "premium" && member && !(await isPremium(services.db, member.id, now))) {
    throw premiumRequired(endpoint.feature);
  }
  return { ...services, now, member, caller };
}

async function signedInMember(services: Services, authorization: string | null, now: Date) {
  const token = /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(authorization ?? "")?.[1];
  return token ? findMemberByToken(services.db, token, now) : null;
}
