import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Handler } from "hono";
import type { NodeEnv } from "../platform/http/serve.ts";
import { packPage, type PackedPage } from "./packed-page.ts";
import { sendPage } from "./send-page.ts";

/**
 * A document that changes only with a release. It is made at its first request, because most processes never
 * get one, and then sent from memory. Browsers check each time and mostly get 304.
 */
export function releaseDocument(headers: [string, string][], make: () => string): Handler<NodeEnv> {
  let made: PackedPage | undefined;
  return (c) => {
    made ??= packPage({
      status: 200,
      headers: [...headers, ["Cache-Control", "public, no-cache"]],
      html: make(),
    });
    sendPage(c.env.incoming, c.env.outgoing, made);
    return RESPONSE_ALREADY_SENT;
  };
}
