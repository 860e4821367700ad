import { z } from "zod";

const HONEYPOT_MAX = 500;

/** A field of public forms that people do not see; only bots fill it in. */
export const Honeypot = { fax: z.string().max(HONEYPOT_MAX).optional() };

/** Bots get a success response, so that they do not retry. */
export const isFromBot = ({ fax }: { fax?: string }): boolean => Boolean(fax);
