// A card as JSON, which visitors get from the cache, against a Hono handler that sends the same JSON.
import { spawn } from "node:child_process";
import { compare } from "./compare.ts";
import { freePort, startProduct, stop, withDataDir } from "./product.ts";
import { makeCards } from "./sample-card.ts";
import { one } from "../server/src/platform/one.ts";

await withDataDir(async (dataDir) => {
  const product = await startProduct(dataDir);
  const card = one(await makeCards(product.url, 1));
  const path = `/api/business-cards/slug/${card.slug}`;
  const json = await (await fetch(product.url + path)).text();
  const port = await freePort();
  const memory = spawn(process.execPath, ["bench/hono-json-server.ts", String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  memory.stdin.end(json);
  await new Promise((resolve) => memory.stdout.once("data", resolve));
  await compare({
    title: `card as JSON, ${Buffer.byteLength(json)} bytes`,
    ours: { name: "ours", url: product.url + path, pid: product.pid },
    theirs: { name: "hono", url: `http://127.0.0.1:${port}${path}`, pid: memory.pid as number },
    bar: 0.5,
    rounds: 5,
    seconds: 4,
  });
  await stop(memory);
  await product.stop();
});
