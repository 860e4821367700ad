import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../context.ts";
import { removeAddressProof } from "./address-proof.ts";
import { presentDevice, presentMe } from "./present-account.ts";
import { findSuspension } from "./measures/measure-queries.ts";
import { listSessions } from "./sessions/session-queries.ts";

/** The first call with a token from a URL has used up its cookie. */
export async function currentMember(ctx: MemberContext) {
  const company = await ctx.registry.companyOf(ctx.db, ctx.member.id);
  const suspension = await findSuspension(ctx.db, ctx.member, ctx.now);
  return new ApiResponse(presentMe(ctx.member, company, suspension), {
    cookies: ctx.caller.tokenFromAddress ? [removeAddressProof(ctx)] : [],
  });
}

export async function currentDevices({ db, member, session, now }: MemberContext) {
  const all = await listSessions(db, member.id, now);
  return { sessions: all.map((each) => presentDevice(each, session)) };
}
