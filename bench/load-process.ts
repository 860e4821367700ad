// Used if wrk is not installed: keeps a number of connections busy and counts complete responses.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

const [url = "", seconds = "3", connections = "32", posts] = process.argv.slice(2);
const bodies = posts ? (JSON.parse(readFileSync(posts, "utf8")) as string[]) : undefined;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const began = performance.now();
const end = began + Number(seconds) * 1000;
let sent = 0;
let requests = 0;

const postHeaders = () => ({
  "content-type": "application/json",
  "user-agent": `Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/${Date.now() - Math.round(performance.now())}.${Math.floor(sent / (bodies?.length ?? 1))} Mobile`,
});

const once = () =>
  new Promise<void>((resolve, reject) => {
    const headers = bodies ? postHeaders() : { "accept-encoding": "br" };
    request(url, { agent, method: bodies ? "POST" : "GET", headers }, (response) => {
      if (!/^20[04]$/.test(String(response.statusCode))) reject(new Error(`status ${response.statusCode}`));
      response.resume().once("end", resolve);
    })
      .once("error", reject)
      .end(bodies?.[sent++ % bodies.length]);
  });

const worker = async () => {
  while (performance.now() < end) {
    await once();
    requests++;
  }
};
await Promise.all(Array.from({ length: Number(connections) }, worker));
console.log(JSON.stringify({ requests, took: (performance.now() - began) / 1000 }));
agent.destroy();
