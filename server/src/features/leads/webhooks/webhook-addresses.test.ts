import { beforeEach, describe, expect, test } from "vitest";
import type { Person } from "../../../testing/test-app.ts";
import { appWithOutside } from "./outside.fixtures.ts";

const { app, outside } = await appWithOutside();
let asha: Person;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
});

const call = (method: string, path = "", body?: unknown) =>
  app.call(method, `/api/webhooks${path}`, { as: asha, body });
const make = async (url: string) => ({ id: (await call("POST", "", { url })).json.webhook._id as string });

describe("an address that is not public", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.0.0.1/",
    "http://0.0.0.0/",
    "http://10.0.0.8/",
    "http://172.16.3.4/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://198.18.0.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a00:8]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fd00::1]/",
    "http://[fe80::1]/",
    "http://[100::1]/",
    "http://localhost:3000/",
    "http://db.internal/",
    "http://printer.local./",
    "http://intranet/",
    "https://user:pass@crm.example.com/",
    "ftp://crm.example.com/",
    "javascript:alert(1)",
    "crm.example.com",
    "",
  ])("is refused when it is named: %s", async (url) => {
    const { status, json } = await call("POST", "", { url });
    expect([status, Object.keys(json.fields)]).toEqual([400, ["url"]]);
    expect(outside.connected).toEqual([]);
  });

  test.each([
    ["a private address", ["10.1.2.3"]],
    ["a private one among public ones", ["93.184.216.34", "192.168.0.9"]],
    ["this machine", ["127.0.0.1"]],
    ["this machine in other words", ["::ffff:127.0.0.1"]],
    ["the cloud's own data", ["169.254.169.254"]],
    ["a private IPv6 address", ["fd12::1"]],
    ["nothing", []],
    ["no address at all", ["evil"]],
  ])("is never connected to where a name leads to %s", async (_what, addresses) => {
    const { id } = await make("http://rebind.example.com/");
    outside.name("rebind.example.com", () => addresses);
    expect((await call("POST", `/${id}/test`)).json.delivery).toMatchObject({
      state: "failed",
      status: null,
      problem: "It is not on the public internet.",
    });
    expect(outside.connected).toEqual([]);
  });

  test("is not reached by a name that changes: the connection goes to the address that was checked", async () => {
    const { id } = await make("http://rebind.example.com/");
    let asked = 0;
    outside.name("rebind.example.com", () => (++asked === 1 ? ["93.184.216.34"] : ["127.0.0.1"]));
    expect((await call("POST", `/${id}/test`)).json.delivery.state).toBe("delivered");
    expect([asked, outside.connected]).toMatchObject([1, [{ address: "93.184.216.34" }]]);
    expect((await call("POST", `/${id}/test`)).json.delivery.state).toBe("failed");
    expect(outside.connected).toHaveLength(1);
  });

  test("is not reached by a redirect", async () => {
    const { id } = await make("http://redirect.example.com/");
    outside.answer(307, `http://127.0.0.1:${outside.port}/inside`);
    expect((await call("POST", `/${id}/test`)).json.delivery).toMatchObject({
      state: "failed",
      status: 307,
      problem: "It answered with a redirect, which is not followed.",
    });
    expect(outside.connected).toHaveLength(1);
    expect(outside.received.map(({ path }) => path)).toEqual(["/"]);
  });
});
