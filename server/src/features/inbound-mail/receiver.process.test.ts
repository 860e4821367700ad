import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataFolder, removeDataFolder } from "../../testing/data-folder.ts";
import {
  freePort,
  ready,
  startProcess,
  stopProcess,
  type ProductProcess,
} from "../../testing/product-process.ts";

let dataDir: string;
let product: ProductProcess;
let mailPort: string;

beforeAll(async () => {
  dataDir = makeDataFolder("mail-process");
  mailPort = await freePort();
  product = startProcess({
    PORT: await freePort(),
    DATA_DIR: dataDir,
    INBOUND_MAIL_DOMAIN: "reply.example.in",
    INBOUND_MAIL_PORT: mailPort,
  });
  await ready(product);
});
afterAll(async () => {
  if (product.child.exitCode === null) await stopProcess(product);
  await removeDataFolder(dataDir);
});

test("the built product receives mail at its port, and ends with 0 while a mail server is connected", async () => {
  const socket = connect(Number(mailPort), "127.0.0.1");
  socket.on("error", () => {});
  const greeting = await new Promise<string>((resolve) => {
    socket.setEncoding("utf8").once("data", (part) => resolve(String(part)));
  });
  expect(greeting).toMatch(/^220 reply\.example\.in /);
  expect(await stopProcess(product)).toBe(0);
  expect(product.output()).not.toMatch(/WARNING|[eE]rror/);
  socket.destroy();
});
