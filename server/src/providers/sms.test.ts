import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createLog } from "../platform/log.ts";
import { createMessenger } from "./messenger.ts";
import { GIVEN_UP_WITHIN_MS } from "../testing/given-up.ts";

describe("SMS through a gateway", () => {
  const requests: { request: IncomingMessage; body: string }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ request, body });
      if (status > 0) response.writeHead(status, { location: "/elsewhere" }).end("{}");
    });
  });
  const messenger = (credentials = "") => {
    const { port } = server.address() as AddressInfo;
    const config = readConfig({ SMS_URL: `http://${credentials}127.0.0.1:${port}/send?route=otp` });
    return createMessenger(config, createLog("silent"));
  };

  beforeEach(async () => {
    requests.length = 0;
    status = 200;
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it("posts the number and the text, and only these", async () => {
    await messenger().sendSms({ id: "0m3abc", to: "+919812345678", text: "Your code is 123456" });
    const [sent] = requests;
    expect(sent?.request.method).toBe("POST");
    expect(sent?.request.url).toBe("/send?route=otp");
    expect(sent?.request.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "0m3abc",
    });
    expect(sent?.request.headers.authorization).toBeUndefined();
    expect(JSON.parse(sent?.body ?? "")).toEqual({ to: "+919812345678", text: "Your code is 123456" });
  });

  it("turns credentials in the address into a header", async () => {
    await messenger("cards:s%40fe%3A@").sendSms({ to: "+919812345678", text: "Hello" });
    const header = requests[0]?.request.headers.authorization ?? "";
    expect(Buffer.from(header.replace("Basic ", ""), "base64").toString()).toBe("cards:s@fe:");
  });

  it.each([302, 400, 401, 500, 503])("fails when the gateway returns %i", async (answer) => {
    status = answer;
    await expect(messenger("cards:secret@").sendSms({ to: "+919812345678", text: "Hello" })).rejects.toThrow(
      `SMS not sent: the gateway answered ${answer}`,
    );
    expect(requests).toHaveLength(1);
  });

  it("fails when the gateway hangs", async () => {
    status = 0;
    const began = performance.now();
    await expect(messenger().sendSms({ to: "+919812345678", text: "Hello" })).rejects.toThrow(
      "no answer in time",
    );
    expect(performance.now() - began).toBeLessThan(GIVEN_UP_WITHIN_MS);
  });

  it("shows nothing secret or personal when the gateway is unreachable", async () => {
    const away = createMessenger(
      readConfig({ SMS_URL: "http://cards:secret@127.0.0.1:9/send" }),
      createLog("silent"),
    );
    const failure = await away
      .sendSms({ to: "+919812345678", text: "123456" })
      .catch((error: unknown) => error);
    expect(String(failure)).toMatch(/^Error: SMS not sent: \S/);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/secret|98123|123456/);
  });
});
