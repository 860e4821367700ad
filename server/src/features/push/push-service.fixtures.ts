import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { PushMessage } from "@cardplaza/contract/push/push-words";
import { DAY_SECONDS } from "@cardplaza/contract/time";

export interface ReceivedPush {
  /** The browser that it is for. */
  browser: string;
  message: PushMessage;
  topic: string;
  ttl: number;
  urgency: string;
  /** The key that signed it. */
  key: string;
  at: number;
}

type Answer = { status: number; headers?: Record<string, string> } | "hang";

/** A browser's side of a subscription: its keys, and what it posts to the product. */
function createBrowser(name: string, origin: string) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    name,
    pair,
    auth,
    subscription: {
      endpoint: `${origin}/push/${name}`,
      keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") },
    },
  };
}
type Browser = ReturnType<typeof createBrowser>;

/** A push service on this machine with its browsers: it checks who sends, and decrypts what comes. */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const problems: string[] = [];
  const answers = new Map<string, Answer>();
  const sockets = new Set<Socket>();
  let asked = 0;
  let origin = "";

  async function serve(request: IncomingMessage, response: ServerResponse) {
    asked++;
    const at = performance.now();
    const name = request.url?.split("/").at(-1) ?? "";
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = answers.get(name) ?? answers.get("*") ?? { status: 201 };
    if (answer === "hang") return;
    const browser = browsers.get(name);
    if (!browser) return void response.writeHead(404).end();
    if (answer.status < 300) {
      const { headers } = request;
      received.push({
        browser: name,
        message: JSON.parse(decrypt(Buffer.concat(parts), browser)) as PushMessage,
        topic: String(headers["topic"]),
        ttl: Number(headers["ttl"]),
        urgency: String(headers["urgency"]),
        key: signerOf(headers, origin),
        at,
      });
    }
    response.writeHead(answer.status, answer.headers).end();
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      problems.push(String(error));
      response.writeHead(400).end();
    });
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    received,
    /** What was wrong with pushes: keys, signatures, times. */
    problems,
    /** How many requests came, whatever became of them. */
    asked: () => asked,
    to: (browser: string) => received.filter((push) => push.browser === browser),
    browser(name: string): Browser {
      const browser = browsers.get(name) ?? createBrowser(name, origin);
      browsers.set(name, browser);
      return browser;
    },
    /** How it responds to pushes for a browser, "*" for all without an own response. */
    answer: (browser: string, answer: Answer) => void answers.set(browser, answer),
    reset() {
      received.length = 0;
      answers.clear();
      asked = 0;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** Checks the signature (RFC 8292) and returns its key. */
function signerOf({ authorization = "" }: IncomingHttpHeaders, origin: string): string {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isRight = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: jwk, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("The signature is wrong");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
  // The library signs for secure origins only.
  if (claims["aud"] !== origin.replace("http:", "https:")) throw new Error(`For ${String(claims["aud"])}`);
  const left = Number(claims["exp"]) - Date.now() / 1000;
  if (!(left > 0 && left <= DAY_SECONDS)) throw new Error("The signature has expired or lasts too long");
  if (!/^mailto:.+@.+/.test(String(claims["sub"]))) throw new Error("Nobody to write to");
  return key;
}

/** RFC 8291 in one record. */
function decrypt(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = hkdf(pair.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
