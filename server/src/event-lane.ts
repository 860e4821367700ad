import type { IncomingMessage, ServerResponse } from "node:http";
import { CardEvent, cardEvents } from "@cardplaza/contract/cards/events/card-events";
import type { CallRouterParts } from "./call-router.ts";
import { recordCardEvent } from "./features/cards/events/record-card-event.ts";
import { callerOf, openContext } from "./open-context.ts";
import { errorResponse } from "./platform/http/error-response.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";

const KEY = "POST /api/card-events";
const PATH = "/api/card-events";
const LONGEST = 2_000;
const Plain = CardEvent.strict();

/** Handles a request, or passes it to the router by calling `route`. */
export type Lane = (request: IncomingMessage, response: ServerResponse, route: () => void) => void;

/**
 * Card events are the most frequent write, and the router costs more than counting them. A visitor's valid event
 * is handled here with the same checks and the same verb. All others (signed in, malformed, too long) go to
 * the router.
 */
export function createEventLane({ services, origin, metrics }: Omit<CallRouterParts, "stopping">): Lane {
  const { config, log } = services;
  // As a flat list, which Node sends without looking up each header.
  const headers = [...securityHeaders(origin.startsWith("https:")).flat(), "cache-control", "no-store"];

  const count = async (request: IncomingMessage, response: ServerResponse, event: CardEvent) => {
    const began = performance.now();
    const caller = callerOf(request, config.TRUST_PROXY);
    const always = [...headers, "x-request-id", caller.requestId];
    try {
      const ctx = await openContext(services, caller, null, cardEvents[KEY], KEY);
      await recordCardEvent(ctx, event);
      response.writeHead(204, always).end();
    } catch (error) {
      const failed = errorResponse(error, caller.requestId, log);
      response.writeHead(failed.status, [...always, ...[...failed.headers].flat()]).end(await failed.text());
    }
    const seconds = (performance.now() - began) / 1000;
    metrics.countResponse(KEY, response.statusCode, seconds);
    const { requestId } = caller;
    const ms = Math.round(seconds * 1000);
    log.info({ requestId, method: "POST", path: PATH, status: response.statusCode, ms }, "request");
  };

  return (request, response, route) => {
    if (request.url !== PATH || request.method !== "POST" || !isPlain(request)) return route();
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.once("end", () => {
      const body = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
      const event = readEvent(body);
      if (event) return void count(request, response, event);
      // The router's listener looks here for a body that was already read.
      Object.assign(request, { rawBody: body });
      route();
    });
  };
}

const isPlain = ({ headers }: IncomingMessage) =>
  headers.authorization === undefined &&
  headers["content-type"] === "application/json" &&
  Number(headers["content-length"]) <= LONGEST;

function readEvent(body: Buffer): CardEvent | undefined {
  try {
    return Plain.safeParse(JSON.parse(body.toString())).data;
  } catch {
    return undefined;
  }
}
