import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { live } from "@cardplaza/contract/live/live";
import type { HandlersOf } from "../../context.ts";
import { networkOf } from "../http/client-address.ts";

// Without the last header nginx would hold events back until its buffer is full.
const HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

export const liveHandlers: HandlersOf<typeof live> = {
  "GET /api/stream": ({ ctx }) => {
    const { signal, address } = ctx.caller;
    const body = ctx.live.open(ctx.member.id, { signal, network: networkOf(address) });
    return new ApiResponse({ body }, { headers: HEADERS });
  },
};
