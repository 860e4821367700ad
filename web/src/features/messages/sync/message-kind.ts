import type { Api } from "@cardplaza/contract/api";
import type { Answered } from "@cardplaza/contract/endpoint";
import { api } from "../../../lib/api.ts";
import type { Entry } from "../../../lib/outbox/entry.ts";
import { type CallOf, outboxKind } from "../../../lib/outbox/outbox-kind.ts";
import type { KeptFile } from "../files/kept-file.ts";
import { uploadFiles } from "../files/upload-before-send.ts";
import { askForChanges } from "./ask-for-changes.ts";
import { openThread } from "./open-threads.ts";

const SEND = "POST /api/conversations/:id/messages";

/** A message as it waits: with files that the server may not have yet. */
export type MessageCall = CallOf<typeof SEND> & { files?: readonly KeptFile[] };

/** A message. Its `clientId` lets the server take it again at any time, also after its files were uploaded again. */
export const MESSAGE = outboxKind<MessageCall, Answered<Api[typeof SEND]>>({
  name: "message",
  shownIn: ["GET /api/messages/scheduled"],
  isRepeatable: true,
  async send([entry]) {
    const { params, body, files = [] } = (entry as Entry<MessageCall>).call;
    return api[SEND]({ params, body: { ...body, files: await uploadFiles(files) } });
  },
  show(_client, { params }, { message }) {
    if (message) openThread(params.id)?.take(message);
    askForChanges();
  },
});
