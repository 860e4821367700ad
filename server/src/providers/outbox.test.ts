import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createMessenger, type Messenger } from "./messenger.ts";
import { outboxPages } from "./outbox.ts";

describe("the outbox", () => {
  let folder: string;
  let messenger: Messenger;
  let logged: string[];
  const files = async () => (await readdir(join(folder, "outbox"))).sort();
  const read = async (file: string) =>
    JSON.parse(await readFile(join(folder, "outbox", file), "utf8")) as unknown;
  const visit = (path: string) => outboxPages(readConfig({ DATA_DIR: folder })).request(path);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "cardplaza-outbox-"));
    logged = [];
    messenger = createMessenger(
      readConfig({ DATA_DIR: folder }),
      pino({}, { write: (line) => void logged.push(line) }),
    );
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const codeMail = {
    to: "asha@example.in",
    subject: "Your code",
    text: "Your code is 493817",
    html: "<p>493817</p>",
  };

  it("saves each mail and SMS as a file, in the order of sending", async () => {
    await messenger.sendMail({ ...codeMail, id: "0m3abc", headers: { "X-Kind": "code" } });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await messenger.sendSms({ to: "+919812345678", text: "Your code is 493817" });
    const [mail = "", sms = "", ...more] = await files();
    expect(more).toEqual([]);
    expect(await read(mail)).toEqual({ channel: "email", ...codeMail, at: expect.any(String) });
    expect(await read(sms)).toEqual({
      channel: "sms",
      to: "+919812345678",
      subject: "",
      text: "Your code is 493817",
      html: "",
      at: expect.any(String),
    });
  });

  it("logs one line with the file of a message, never its text or recipient", async () => {
    await messenger.sendMail(codeMail);
    await messenger.sendSms({ to: "+919812345678", text: "Your code is 493817" });
    expect(logged).toHaveLength(2);
    const [mail = "", sms = ""] = await files();
    expect(logged[0]).toContain(mail);
    expect(logged[1]).toContain(sms);
    expect(logged.join("")).not.toMatch(/493817|asha|9812345678/);
  });

  it("removes line breaks from the subject and the address", async () => {
    await messenger.sendMail({
      ...codeMail,
      to: "asha@example.in\r\nBcc: x@x.in",
      subject: "Hi\r\nBcc: x@x.in",
    });
    expect(await read((await files())[0] ?? "")).toMatchObject({
      to: "asha@example.in",
      subject: "Hi Bcc: x@x.in",
    });
  });

  describe("on its page", () => {
    it("lists the newest first, each with a link to its text and HTML", async () => {
      await messenger.sendMail({ ...codeMail, subject: "First" });
      await new Promise((resolve) => setTimeout(resolve, 5));
      await messenger.sendMail({
        ...codeMail,
        subject: "Second",
        text: "Open https://cards.example.in/reset?a=1&b=2.",
      });
      const list = await (await visit("/dev/outbox")).text();
      expect(list.indexOf("Second")).toBeLessThan(list.indexOf("First"));
      const link = /href="(\/dev\/outbox\/[^"]+)"/.exec(list)?.[1] ?? "";
      const message = await (await visit(link)).text();
      expect(message).toContain('<a href="https://cards.example.in/reset?a=1&amp;b=2"');
      expect(message).toContain('srcdoc="&lt;p&gt;493817&lt;/p&gt;"');
    });

    it("works before any message was sent", async () => {
      expect(await (await visit("/dev/outbox")).text()).toContain("Nothing has been sent yet.");
    });

    it("shows hostile text as text, under a policy without scripts", async () => {
      const attack = `</pre></title><script>alert(1)</script>"><img src=x onerror=alert(1)>`;
      await messenger.sendMail({ to: "asha@example.in", subject: attack, text: attack, html: attack });
      for (const path of ["/dev/outbox", `/dev/outbox/${(await files())[0]}`]) {
        const response = await visit(path);
        expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
        expect(response.headers.get("content-security-policy")).not.toContain("script-src");
        expect(await response.text()).not.toMatch(/<script|<img/);
      }
    });

    it.each(["..%2Fsecret.json", "%2e%2e%2fsecret.json", "secret.json", ".json", "..%5csecret.json"])(
      "finds nothing at %s",
      async (file) => {
        await writeFile(
          join(folder, "secret.json"),
          JSON.stringify({ ...codeMail, channel: "email", at: "" }),
        );
        expect((await visit(`/dev/outbox/${file}`)).status).toBe(404);
      },
    );
  });
});
