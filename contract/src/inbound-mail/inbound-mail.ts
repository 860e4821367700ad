import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { MAIL_OUTCOMES, MAX_MAIL_BYTES } from "./inbound-mail-words.ts";

export const inboundMail = endpoints({
  "POST /api/inbound-mail": {
    summary: "Takes a raw e-mail from a mail service; X-Signature is its HMAC-SHA256 in hex",
    signed: true,
    returns: z.object({ status: z.enum(MAIL_OUTCOMES) }),
    maxBody: MAX_MAIL_BYTES,
    limit: { points: 6000, seconds: 3600, by: "address" },
  },
});
