import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { getOutside } from "./get-outside.ts";
import { outsideNetwork } from "./outside-network.ts";
import { startWebsites } from "./websites.fixtures.ts";
import { eventually } from "../../testing/eventually.ts";

const web = await startWebsites();
beforeEach(() => web.reset());
afterAll(() => web.stop());

const WANTED = { types: ["text/html"], maxBytes: 64 * 1024, withinMs: 60_000 };
const get = (url: string, wanted = {}) => getOutside(web.network, url, { ...WANTED, ...wanted });
const textOf = async (url: string) => (await get(url))?.bytes.toString();

test("a page is read, also a packed one", async () => {
  web.page("plain.example", "<p>Hello</p>");
  web.site("packed.example", (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" })
      .end(gzipSync("<p>Packed</p>")),
  );
  expect(await get("http://plain.example/a")).toMatchObject({
    url: "http://plain.example/a",
    type: "text/html",
    charset: "utf-8",
    isWhole: true,
  });
  expect(await textOf("http://packed.example/")).toBe("<p>Packed</p>");
});

describe("an address that is not public", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.1",
    "169.254.169.254",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "0.0.0.0",
  ])("a name that leads to %s is not called", async (address) => {
    web.page("inside.example", "secret");
    web.resolvesTo("inside.example", "93.184.216.34", address);
    expect(await get("http://inside.example/")).toBeNull();
    expect(web.connected).toEqual([]);
  });

  test.each(["http://127.0.0.1/", "http://[::ffff:7f00:1]/", "http://2130706433/", "http://localhost/"])(
    "%s is not called",
    async (url) => {
      const connect = vi.fn<() => never>();
      expect(await getOutside({ ...outsideNetwork(), connect }, url, WANTED)).toBeNull();
      expect(connect).not.toHaveBeenCalled();
    },
  );

  test("nor after a redirect", async () => {
    web.resolvesTo("inside.example", "10.0.0.8");
    web.page("inside.example", "secret");
    for (const to of ["http://inside.example/", "http://127.0.0.1/", "file:///etc/passwd", "//10.0.0.8/"]) {
      web.redirect("outside.example", to);
      expect(await get("http://outside.example/")).toBeNull();
    }
    expect(web.asked).toEqual(Array<string>(4).fill("outside.example/"));
  });

  test("the checked address is called, even if the name then leads elsewhere", async () => {
    web.page("moving.example", "fine");
    web.resolvesTo("moving.example", "8.8.8.8");
    expect(await textOf("http://moving.example/")).toBe("fine");
    expect(web.connected).toEqual([{ address: "8.8.8.8", port: 80 }]);
  });
});

test("three redirects are followed, a fourth is not", async () => {
  web.page("d.example", "there");
  web.redirect("c.example", "http://d.example/end");
  web.redirect("b.example", "http://c.example/");
  web.redirect("a.example", "//b.example/x");
  expect((await get("http://a.example/"))?.url).toBe("http://d.example/end");
  web.redirect("start.example", "http://a.example/");
  expect(await get("http://start.example/")).toBeNull();
});

test("other types are not read", async () => {
  web.page("file.example", "%PDF", { "content-type": "application/pdf" });
  expect(await get("http://file.example/")).toBeNull();
});

describe("more than is wanted", () => {
  test("a page of 2 GB is cut after the first part, and the connection closed", async () => {
    let sent = 0;
    web.site("large.example", (_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": String(2 * 1024 ** 3) });
      const part = Buffer.alloc(64 * 1024, "x");
      const more = () => {
        while (!response.destroyed && response.write(part)) sent += part.length;
        sent += part.length;
      };
      response.on("drain", more);
      more();
    });
    const file = await get("http://large.example/");
    expect([file?.bytes.length, file?.isWhole]).toEqual([64 * 1024, false]);
    await eventually(() => expect(web.open()).toBe(0));
    expect(sent).toBeLessThan(50 * 1024 * 1024);
  });

  test("so is a small file that unpacks to a large one", async () => {
    const packed = gzipSync(Buffer.alloc(20 * 1024 * 1024));
    web.site("bomb.example", (_request, response) =>
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(packed),
    );
    const file = await get("http://bomb.example/");
    expect([file?.bytes.length, file?.isWhole]).toEqual([64 * 1024, false]);
  });
});

describe("a server that takes too long", () => {
  test.each(["never answers", "never ends"])("one that %s", async (name) => {
    web.site("slow.example", (_request, response) => {
      if (name === "never answers") return;
      response.writeHead(200, { "content-type": "text/html" });
      response.write("<title>Slow</title>");
    });
    expect(await get("http://slow.example/", { withinMs: 300 })).toBeNull();
    await eventually(() => expect(web.open()).toBe(0));
  });

  test("one that sends a little all the time, and redirects that take turns, have the same time in all", async () => {
    web.site("drip.example", (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(drip));
    });
    expect(await get("http://drip.example/", { withinMs: 300 })).toBeNull();
    let asked = 0;
    web.site("late.example", (_request, response) => {
      asked++;
      setTimeout(() => response.writeHead(302, { location: "http://late.example/" }).end(), 150);
    });
    expect(await get("http://late.example/", { withinMs: 300 })).toBeNull();
    // With 300 ms for each of them it would be asked until there are too many redirects.
    expect(asked).toBeLessThanOrEqual(3);
  });
});
