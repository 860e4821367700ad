import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { mayUse } from "@cardplaza/contract/admin-roles";
import { USER_TEXT, VIEW_TOKEN_START } from "@cardplaza/contract/admin/user-words";
import type { CallLimit, Endpoint } from "@cardplaza/contract/endpoint";
import type { Caller, Context, Services } from "./context.ts";
import { useAddressProof } from "./features/accounts/address-proof.ts";
import { isSuspended } from "./features/accounts/measures/measure-queries.ts";
import { findSession } from "./features/accounts/sessions/session-queries.ts";
import { findAdminSession } from "./features/admin/admin-session-queries.ts";
import { findView } from "./features/admin/users/find-view.ts";
import { isPremium } from "./features/plan/plan-queries.ts";
import { clientAddress, networkOf } from "./platform/http/client-address.ts";
import { readCookies } from "./platform/http/cookies.ts";
import { forbidden, premiumRequired, suspended, unauthenticated } from "./platform/refusals.ts";

/** The limit for all calls per address, counted before each endpoint's own limit. */
const PER_ADDRESS: CallLimit = { points: 1200, seconds: 60, by: "address" };
const PER_ACCOUNT: CallLimit = { points: 600, seconds: 60, by: "account" };

export function callerOf(incoming: IncomingMessage, trustedProxies: number, signal?: AbortSignal): Caller {
  return {
    requestId: randomUUID(),
    address: clientAddress(incoming, trustedProxies),
    userAgent: (incoming.headers["user-agent"] ?? "").slice(0, 300),
    language: firstLanguage(incoming.headers["accept-language"]),
    referrer: incoming.headers["x-page-referrer"]?.toString() ?? incoming.headers.referer,
    cookies: readCookies(incoming.headers.cookie),
    range: incoming.headers.range,
    ifRange: incoming.headers["if-range"]?.toString(),
    ifNoneMatch: incoming.headers["if-none-match"],
    tokenFromAddress: incoming.headers["x-token-source"] === "address",
    signal,
  };
}

/** "hi-IN" of "hi-IN,hi;q=0.9,en;q=0.8". */
const firstLanguage = (header = "") =>
  /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3})\s*(?:[,;]|$)/i.exec(header)?.[1];

/** Identifies the caller, and refuses callers who may not use the endpoint. */
export async function openContext(
  services: Services,
  caller: Caller,
  authorization: string | null,
  endpoint: Endpoint,
  key: string,
): Promise<Context> {
  const now = services.clock.now();
  const audience = endpoint.auth ?? "none";
  const network = networkOf(caller.address);
  await services.limits.takeHere("all", PER_ADDRESS, network);
  const who = await identify(services, caller, authorization, { endpoint, key, now });
  if (audience !== "none" && !who.member && !who.admin) throw unauthenticated();
  if (who.member && isSuspended(who.member, now) && !endpoint.whileSuspended) throw suspended();
  // Who looks as a member does not use up the member's own calls.
  const account = who.viewId ?? who.member?.id ?? who.admin?.id;
  if (account) await services.limits.takeHere("all", PER_ACCOUNT, account);
  if (endpoint.limit) {
    await services.limits.take(
      key,
      endpoint.limit,
      endpoint.limit.by === "account" ? (account ?? network) : network,
    );
  }
  if (audience === "premium" && who.member && !(await isPremium(services.db, who.member.id, now))) {
    throw premiumRequired(endpoint.feature);
  }
  if (endpoint.roles && who.admin && !mayUse(who.admin.role, endpoint.roles)) {
    throw forbidden(endpoint.denied);
  }
  return { ...services, ...who, now, caller };
}

type Who = Pick<Context, "member" | "session" | "admin" | "viewId">;
const NOBODY: Who = { member: null, session: null, admin: null };

interface Called {
  endpoint: Endpoint;
  key: string;
  now: Date;
}

/** Members and administrators have separate credentials. Neither is ever looked up as the other. */
async function identify(
  services: Services,
  caller: Caller,
  authorization: string | null,
  { endpoint, key, now }: Called,
): Promise<Who> {
  const audience = endpoint.auth ?? "none";
  const token = /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(authorization ?? "")?.[1];
  if (!token) return NOBODY;
  if (audience === "admin") return { ...NOBODY, admin: await findAdminSession(services.db, token, now) };
  if (token.startsWith(VIEW_TOKEN_START)) {
    if (!key.startsWith("GET ")) throw forbidden(USER_TEXT.viewOnly);
    if (endpoint.hiddenFromAdmins === true) throw forbidden(USER_TEXT.viewHidden);
    return { ...NOBODY, ...(await findView(services.db, token, now)) };
  }
  if (caller.tokenFromAddress && !(await useAddressProof(services.db, token, caller.cookies))) return NOBODY;
  const found = await findSession(services.db, token, now);
  // What needs no account is open to somebody suspended as to any visitor.
  if (audience === "none" && found && isSuspended(found.member, now)) return NOBODY;
  return { ...NOBODY, ...found };
}
