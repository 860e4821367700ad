import { request, type OutgoingHttpHeaders } from "node:http";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cardEvents } from "./features/cards/events/card-events.table.ts";
import { addCard, CHROME, visit } from "./features/cards/events/visits.fixtures.ts";
import { sharedTestApp } from "./testing/test-app.ts";

let cardId: string;
const lines: string[] = [];

const app = await sharedTestApp({ readLog: (line) => lines.push(line) });
beforeAll(async () => {
  cardId = await addCard(app.db, (await app.signIn("Asha")).member.id);
});
beforeEach(async () => {
  await app.db.delete(cardEvents);
});

const stored = () => app.db.$count(cardEvents);
const share = () => ({ cardId, type: "share" });

/** Sends the bytes unchanged. */
function send(body: string, headers: OutgoingHttpHeaders): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${app.url}/api/card-events`, {
      method: "POST",
      headers: { "user-agent": CHROME, ...headers },
    });
    call.once("error", reject);
    call.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.end(body);
  });
}

describe("an event", () => {
  test("gets the same response and log line as every other call", async () => {
    const body = share();
    const { status, headers, text } = await app.send("POST", "/api/card-events", {
      body,
      headers: { "user-agent": CHROME },
    });
    expect([status, text]).toEqual([204, ""]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await stored()).toBe(1);
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toContainEqual(
      expect.objectContaining({
        requestId: headers.get("x-request-id"),
        path: "/api/card-events",
        status: 204,
      }),
    );
  });

  test.each([
    { what: "in pieces", headers: { "transfer-encoding": "chunked", "content-type": "application/json" } },
    { what: "with a character set", headers: { "content-type": "application/json; charset=utf-8" } },
    {
      what: "with a token that is none",
      headers: { "content-type": "application/json", authorization: "Bearer x" },
    },
  ])("sent $what counts too", async ({ headers }) => {
    expect((await send(JSON.stringify(share()), headers)).status).toBe(204);
    expect(await stored()).toBe(1);
  });

  test("of a signed-in owner is recognised as theirs", async () => {
    const ravi = await app.signIn("Ravi");
    const own = await addCard(app.db, ravi.member.id);
    await visit(app, { cardId: own, type: "share" }, { as: ravi });
    expect((await app.db.select().from(cardEvents)).map(({ source }) => source)).toEqual(["owner"]);
  });
});

describe("a call that is not a valid event", () => {
  const json = { "content-type": "application/json" };

  test.each([
    ["", json, 400],
    ["{", json, 400],
    ["[]", json, 400],
    ["null", json, 400],
    ['{"cardId":"\\u0000"}', json, 400],
    ["\u{fffd}".repeat(3), { "content-type": "text/plain" }, 415],
    [JSON.stringify({ cardId: "0".repeat(20), type: "view", timezone: "x".repeat(3_000) }), json, 400],
  ])("is refused by the router: %s", async (body, headers, status) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(JSON.parse(response.text)).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
    });
    expect(await stored()).toBe(0);
  });

  test("names the wrong field", async () => {
    const response = await app.send("POST", "/api/card-events", { body: { ...share(), type: "like" } });
    expect(response).toMatchObject({
      status: 400,
      json: { code: "VALIDATION", fields: { type: expect.any(String) } },
    });
  });

  test("is not waited for when its sender goes away", async () => {
    const call = request(`${app.url}/api/card-events`, {
      method: "POST",
      headers: { ...json, "content-length": "100" },
    });
    call.on("error", () => {});
    call.write("{");
    await new Promise((resolve) => setTimeout(resolve, 50));
    call.destroy();
    expect(await visit(app, share())).toBe(204);
  });
});
