import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { isPublicAddress, outsideNetwork } from "./outside-network.ts";
import { postOutside } from "./post-outside.ts";

const POST = { headers: {}, body: "{}" };

/** A server that counts connections and never responds. */
async function startSilent() {
  let connections = 0;
  const server = createServer(() => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, connections: () => connections, close: () => server.close() };
}

test("this machine is not connected to, by its address or by its name", async () => {
  const silent = await startSilent();
  for (const host of ["127.0.0.1", "localhost", "[::1]", "127.1", "0"]) {
    const url = `http://${host}:${silent.port}/`;
    expect(await postOutside(outsideNetwork(), { url, ...POST })).toEqual({
      status: null,
      problem: "It is not on the public internet.",
    });
  }
  expect(silent.connections()).toBe(0);
  silent.close();
});

test("a server or a name server that hangs is waited for only until the time limit", async () => {
  const silent = await startSilent();
  const real = outsideNetwork();
  const url = "http://slow.example.com/";
  const hanging = {
    resolve: () => Promise.resolve(["93.184.216.34"]),
    connect: () => real.connect({ address: "127.0.0.1", port: silent.port }),
  };
  const late = { status: null, problem: "It did not answer in time." };
  expect(await postOutside(hanging, { url, ...POST }, 300)).toEqual(late);
  expect(silent.connections()).toBe(1);
  const nameless = { ...hanging, resolve: () => new Promise<string[]>(() => {}) };
  expect(await postOutside(nameless, { url, ...POST }, 300)).toEqual(late);
  silent.close();
});

test("a failed connection has its reason in words", async () => {
  const silent = await startSilent();
  silent.close();
  const network = {
    resolve: (host: string) =>
      host === "gone.example.com"
        ? Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }))
        : Promise.resolve(["93.184.216.34"]),
    connect: () => outsideNetwork().connect({ address: "127.0.0.1", port: silent.port }),
  };
  expect((await postOutside(network, { url: "http://x.example.com/", ...POST })).problem).toBe(
    "It cannot be reached.",
  );
  expect((await postOutside(network, { url: "http://gone.example.com/", ...POST })).problem).toBe(
    "Its name was not found.",
  );
});

test.each(["8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2400:cb00::1"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(["", "x", "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "::", "ff02::1", "4000::1"])(
  "%s is not public",
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);
