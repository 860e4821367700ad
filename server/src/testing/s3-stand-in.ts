// For tests only: one bucket in memory with the S3 REST API. It has its own implementation of AWS Signature
// Version 4 and checks each signature, so a client that signs wrongly fails.
import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface KeptObject {
  bytes: Buffer;
  type: string;
}

const BUCKET = "cardplaza-files";
const KEY_ID = "stand-in-key";
const SECRET = "stand-in-secret";

export async function startS3StandIn() {
  const objects = new Map<string, KeptObject>();
  let mood: "well" | "hanging" | "stalling" | "failing" = "well";

  const server = createServer((request, response) => void handle(request, response));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (mood === "hanging") return;
    if (mood === "failing") return refuse(response, 500, "InternalError");
    const body = await buffer(request);
    const { pathname } = new URL(request.url ?? "/", "http://s3");
    if (!isSigned(request, body)) return refuse(response, 403, "SignatureDoesNotMatch");
    if (!pathname.startsWith(`/${BUCKET}/`)) return refuse(response, 404, "NoSuchBucket");
    const key = decodeURIComponent(pathname.slice(BUCKET.length + 2));
    if (request.method === "PUT") {
      objects.set(key, { bytes: body, type: request.headers["content-type"] ?? "" });
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return refuse(response, 404, "NoSuchKey");
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const bytes = from && to ? found.bytes.subarray(Number(from), Number(to) + 1) : found.bytes;
    response.writeHead(from ? 206 : 200, { "content-type": found.type, "content-length": bytes.length });
    if (mood === "stalling") return response.write(bytes.subarray(0, 1));
    response.end(bytes);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    objects,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    become(next: typeof mood) {
      mood = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, keyId, day, region, names, signature] = form.exec(request.headers.authorization ?? "") ?? [];
  const claimed = String(request.headers["x-amz-content-sha256"]);
  if (keyId !== KEY_ID || !day || !region || !names || claimed !== sha256(body)) return false;
  const url = new URL(request.url ?? "/", "http://s3");
  const query = [...url.searchParams].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query.sort().join("&"),
    headers.join(""),
    names,
    claimed,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${SECRET}`,
  );
  return hmac(key, toSign).toString("hex") === signature;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
