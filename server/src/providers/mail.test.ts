import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createLog } from "../platform/log.ts";
import { Undeliverable } from "./mail-headers.ts";
import { createMessenger } from "./messenger.ts";
import { startSmtpServer } from "./smtp-server.fixtures.ts";
import { GIVEN_UP_WITHIN_MS } from "../testing/given-up.ts";

const welcome = { to: "asha@example.in", subject: "Welcome", text: "Hello Asha", html: "<p>Hello Asha</p>" };
const messengerFor = (url: string) =>
  createMessenger(
    readConfig({ SMTP_URL: url, PUBLIC_ORIGIN: "https://cards.example.in" }),
    createLog("silent"),
  );

describe("mail by SMTP", () => {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let refusal: Error | undefined;
  const onlyMail = () => {
    expect(smtp.received).toHaveLength(1);
    return smtp.received[0] as (typeof smtp.received)[0];
  };

  beforeEach(async () => {
    refusal = undefined;
    smtp = await startSmtpServer({ refuse: () => refusal });
  });
  afterEach(() => smtp.stop());

  it("reaches Asha as text and HTML, from the product", async () => {
    await messengerFor(smtp.url).sendMail({
      ...welcome,
      id: "0m3abc",
      toName: "Asha Rao",
      replyTo: "ravi@example.in",
    });
    const { mail, recipients } = onlyMail();
    expect(recipients).toEqual(["asha@example.in"]);
    expect(mail.from).toMatchObject({ name: "Cardplaza", address: "no-reply@cards.example.in" });
    expect(mail.to).toMatchObject([{ name: "Asha Rao", address: "asha@example.in" }]);
    expect(mail.replyTo).toMatchObject([{ address: "ravi@example.in" }]);
    expect(mail.messageId).toBe("<0m3abc@cards.example.in>");
    expect(mail.text?.trim()).toBe("Hello Asha");
    expect(mail.html?.trim()).toBe("<p>Hello Asha</p>");
  });

  it("keeps Devanagari in subject, name and text", async () => {
    const hindi = {
      ...welcome,
      toName: "आशा राव",
      subject: "आपका कार्ड तैयार है 🎉",
      text: "नमस्ते आशा",
      html: "<p>नमस्ते आशा</p>",
    };
    await messengerFor(smtp.url).sendMail(hindi);
    const { mail } = onlyMail();
    expect(mail.subject).toBe("आपका कार्ड तैयार है 🎉");
    expect(mail.to).toMatchObject([{ name: "आशा राव" }]);
    expect(mail.text?.trim()).toBe("नमस्ते आशा");
    expect(mail.html).toContain("नमस्ते आशा");
  });

  it("has attachments, with a name on one line", async () => {
    const content = Buffer.from("%PDF-1.7 नमस्ते").toString("base64");
    const attachments = [
      { filename: "invoice-1.pdf\r\nX-Evil: yes", contentType: "application/pdf", content },
    ];
    await messengerFor(smtp.url).sendMail({ ...welcome, attachments });
    const [file] = onlyMail().mail.attachments;
    expect(file).toMatchObject({ filename: "invoice-1.pdf X-Evil: yes", mimeType: "application/pdf" });
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe("%PDF-1.7 नमस्ते");
    expect(onlyMail().mail.text?.trim()).toBe("Hello Asha");
  });

  it("has the headers for unsubscribing", async () => {
    const headers = {
      "List-Unsubscribe": `<https://cards.example.in/unsubscribe/${"x".repeat(120)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    await messengerFor(smtp.url).sendMail({ ...welcome, headers });
    const sent = Object.fromEntries(onlyMail().mail.headers.map(({ key, value }) => [key, value]));
    expect(sent["list-unsubscribe"]).toBe(headers["List-Unsubscribe"]);
    expect(sent["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("makes line breaks in every header harmless: one mail to one person", async () => {
    const attack =
      "\r\nBcc: thief@example.in\r\nX-Evil: yes\r\n\r\n<script>alert(1)</script>\r\n.\r\nMAIL FROM:<x@x>";
    await messengerFor(smtp.url).sendMail({
      to: `asha@example.in${attack}`,
      toName: `Asha${attack}`,
      replyTo: `ravi@example.in${attack}`,
      replyToName: `Ravi${attack}`,
      subject: `Hello${attack}`,
      text: `Hello${attack}`,
      html: "<p>Hello</p>",
      headers: { "List-Unsubscribe": `<https://cards.example.in/u>${attack}` },
    });
    const { mail, recipients } = onlyMail();
    expect(recipients).toEqual(["asha@example.in"]);
    expect(mail.to).toMatchObject([{ address: "asha@example.in" }]);
    expect(mail.replyTo).toMatchObject([{ address: "ravi@example.in" }]);
    expect(mail.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(["bcc"]));
    expect(mail.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(["x-evil"]));
    expect(mail.subject).toMatch(/^Hello Bcc: thief@example.in X-Evil: yes/);
  });

  it.each(["asha@example.in, thief@example.in", "Asha <asha@example.in>", "asha", "", "asha@example.in>\0"])(
    "refuses %j as an address for good",
    async (to) => {
      await expect(messengerFor(smtp.url).sendMail({ ...welcome, to })).rejects.toThrow(Undeliverable);
      expect(smtp.received).toHaveLength(0);
    },
  );

  it("gives up on a mailbox that does not exist, without repeating the address", async () => {
    refusal = Object.assign(new Error("5.1.1 <asha@example.in>: no such user"), { responseCode: 550 });
    const failure = await messengerFor(smtp.url)
      .sendMail(welcome)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Undeliverable);
    expect(String(failure)).not.toContain("asha");
  });

  it("may be tried again when the server is busy or refuses to relay", async () => {
    for (const [responseCode, words] of [
      [451, "4.7.1 try later"],
      [550, "5.7.1 relaying denied"],
    ] as const) {
      refusal = Object.assign(new Error(`${words} <asha@example.in>`), { responseCode });
      const failure = await messengerFor(smtp.url)
        .sendMail(welcome)
        .catch((error: unknown) => error);
      expect(failure).not.toBeInstanceOf(Undeliverable);
      expect(String(failure)).toContain(words);
      expect(String(failure)).not.toContain("asha");
    }
  });
});

describe("a mail server that hangs", () => {
  const sockets = new Set<Socket>();
  const hangingServer = async (greet: (socket: Socket) => void) => {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      greet(socket);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };

  it("fails in time, before or after its greeting, also when it sends single bytes", async () => {
    const servers = await Promise.all([
      hangingServer(() => {}),
      hangingServer((socket) => socket.write("220 slow.example.in ESMTP\r\n")),
      hangingServer((socket) => {
        socket.write("220 slow.example.in ESMTP\r\n");
        const drip = setInterval(() => socket.write("250-more\r\n"), 500);
        socket.on("close", () => clearInterval(drip));
      }),
    ]);
    const began = performance.now();
    const results = await Promise.allSettled(servers.map(({ url }) => messengerFor(url).sendMail(welcome)));
    expect(performance.now() - began).toBeLessThan(GIVEN_UP_WITHIN_MS);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    for (const socket of sockets) socket.destroy();
    for (const { server } of servers) server.close();
  });
});
