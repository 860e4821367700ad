import { strFromU8, unzipSync } from "fflate";
import { expect } from "vitest";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { eventually } from "../../testing/eventually.ts";

/** The files of a member's export as texts, each after its name. */
export async function exportOf(app: Pick<TestApp, "call" | "url">, as: Person): Promise<string[]> {
  expect((await app.call("POST", "/api/account/export", { as })).status).toBe(202);
  const url = await eventually(async () => {
    const { json } = await app.call("GET", "/api/account/export", { as });
    expect(json.export?.status).toBe("ready");
    return json.export?.url as string;
  });
  const packed = unzipSync(new Uint8Array(await (await fetch(app.url + url)).arrayBuffer()));
  return Object.entries(packed).map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`);
}
