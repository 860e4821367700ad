import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { contrast } from "@cardplaza/contract/cards/colour-rules";
import type { ThemeSuggestion } from "@cardplaza/contract/cards/customization/customization";
import { startTestApp, type Person, type TestApp } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";
import { GIVEN_UP_WITHIN_MS } from "../../../testing/given-up.ts";

let app: TestApp;
let model: Server;
let farah: Person;
let cardId: string;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let asked: { path?: string; key?: string; body: string }[] = [];

/** An OpenAI-compatible server on loopback. */
beforeAll(async () => {
  model = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString("utf8");
      asked.push({ path: request.url, key: request.headers.authorization, body });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  const { port } = model.address() as AddressInfo;
  app = await startTestApp({
    settings: {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_API_KEY: "key-of-the-test",
      AI_MODEL: "small",
    },
  });
  farah = await app.signIn("Farah Siddiqui", { premium: true });
  cardId = (await makeCard(app, farah))._id;
});
afterAll(async () => {
  await app.stop();
  model.closeAllConnections();
  await new Promise((resolve) => model.close(resolve));
});
afterEach(() => {
  asked = [];
});

const says = (content: string) => (_: unknown, response: ServerResponse) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
};
const theme = (name: string, more: object = {}) => ({
  name,
  primaryColor: "#9f1239",
  secondaryColor: "#d1325f",
  backgroundColor: "#fffafa",
  textColor: "#3d0a19",
  accentColor: "#d1325f",
  ...more,
});
async function ask(): Promise<ThemeSuggestion[]> {
  const { status, json } = await app.call("POST", `/api/card-customization/${cardId}/ai-theme`, {
    as: farah,
    body: { prompt: "calm law firm, dark green", useLogo: false, seed: 5 },
  });
  expect(status).toBe(200);
  expect(json.suggestions).toHaveLength(4);
  for (const { customization } of json.suggestions)
    expect(contrast(customization.textColor, customization.backgroundColor)).toBeGreaterThanOrEqual(4.5);
  return json.suggestions;
}
const builtIn = (suggestions: ThemeSuggestion[]) =>
  suggestions.every(({ name }) => name.startsWith("Deep Green"));

test("a model's themes are in the same response, with repaired contrast and without its inventions", async () => {
  answer = says(
    `Here you are:\n\`\`\`json\n${JSON.stringify({
      themes: [
        theme("Quiet Court", { fontFamily: "Lora", cardShape: "square" }),
        theme("White on White", { textColor: "#FFF", backgroundColor: "#ffffff", fontFamily: "Wingdings" }),
        theme("Evil", { primaryColor: "url(https://evil.example)" }),
        theme("<script>alert(1)</script>", { textColor: "#777", backgroundColor: "#888888" }),
      ],
    })}\n\`\`\``,
  );
  const suggestions = await ask();
  expect(suggestions.map(({ name }) => name)).toEqual([
    "Quiet Court",
    "White on White",
    "<script>alert(1)</script>",
    "Deep Green Paper",
  ]);
  expect(suggestions[0]?.customization).toMatchObject({ fontFamily: "Lora", cardShape: "square" });
  expect(suggestions[1]?.customization.fontFamily).toBe("Inter");
  expect(asked[0]).toMatchObject({ path: "/v1/chat/completions", key: "Bearer key-of-the-test" });
  expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({ model: "small", seed: 5 });
});

test.each<[string, typeof answer]>([
  ["answers 500", (_, response) => response.writeHead(500).end("no")],
  ["talks nonsense", says("I would rather write a poem.")],
  ["answers other JSON", says('{"themes": "none"}')],
  ["hangs up", (_, response) => response.destroy()],
  ["redirects", (_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
  ["never stops talking", (_, response) => response.end("x".repeat(200_000))],
])("where it %s, the built-in generator answers", async (_, behaviour) => {
  answer = behaviour;
  expect(builtIn(await ask())).toBe(true);
});

test("if it hangs, the built-in generator responds in time", async () => {
  answer = (_, response) => response.write('{"choices": [');
  const begun = performance.now();
  expect(builtIn(await ask())).toBe(true);
  expect(performance.now() - begun).toBeLessThan(GIVEN_UP_WITHIN_MS);
});
