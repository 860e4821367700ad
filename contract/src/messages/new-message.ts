import { z } from "zod";
import { Moment } from "../dates.ts";
import { Id } from "../shapes.ts";
import { Text } from "../text.ts";
import { DocumentUrl } from "../uploads/uploads.ts";
import { MAX_FILES, MESSAGE_MAX, VOICE_SECONDS } from "./message-limits.ts";
import { SHARE_TYPES } from "./message-words.ts";

/** Made by the sender's browser: the same message is stored once, however often it is sent. */
export const ClientId = z.string().regex(/^[\w-]{8,64}$/, "This is not a key.");

export const NewMessage = z.object({
  clientId: ClientId,
  /** May be empty if there is a file or something shared. */
  body: Text(0, MESSAGE_MAX).default(""),
  replyTo: Id.optional(),
  files: z
    .array(
      z.object({
        url: DocumentUrl,
        /** Of a voice note. */
        seconds: z.number().int().min(1).max(VOICE_SECONDS).optional(),
      }),
    )
    .max(MAX_FILES, `At most ${MAX_FILES} files.`)
    .default([]),
  share: z
    .object({
      type: z.enum(SHARE_TYPES),
      id: z.string().min(1).max(100),
      /** "They agreed": needed for a contact, also for one that is passed on. */
      agreed: z.literal(true).optional(),
    })
    .optional(),
  /** The message that is passed on. Its text and files are copied by the server. */
  forward: Id.optional(),
  sendAt: Moment.optional(),
});
export type NewMessage = z.infer<typeof NewMessage>;
