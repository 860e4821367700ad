import type { ErrorBody } from "@cardplaza/contract/errors";
import type { Upload } from "@cardplaza/contract/uploads/uploads";
import type { TestApp } from "../../testing/test-app.ts";

export interface Sent {
  as: { token: string };
  purpose?: string;
  name?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** Sends a file as the browser does. */
export async function sendFile(
  app: TestApp,
  bytes: Uint8Array,
  { as, purpose = "portrait", name = "photo", type = "", headers }: Sent,
) {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(bytes)], name, { type }));
  body.set("purpose", purpose);
  const response = await app.call("POST", "/api/uploads", { as, body, headers });
  const json = response.json as unknown as Upload & ErrorBody;
  return { status: response.status, headers: response.headers, json, url: json.url };
}

/** What one member sends, and what a visitor gets of it. */
export function uploadCalls(app: TestApp, sender: { token: string }) {
  const send = (bytes: Uint8Array, sent: Partial<Sent> = {}) => sendFile(app, bytes, { as: sender, ...sent });
  const fetched = async (path: string) => {
    const response = await fetch(app.url + path);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { send, fetched };
}
