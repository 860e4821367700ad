// Where wrk is not installed: keeps a number of connections busy and counts whole answers.
import { Agent, request } from "node:http";

const [url = "", seconds = "3", connections = "32"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const began = performance.now();
const end = began + Number(seconds) * 1000;
let requests = 0;

const once = () =>
  new Promise<void>((resolve, reject) => {
    request(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
      response.resume().once("end", resolve);
    })
      .once("error", reject)
      .end();
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
