// The lower bound for sending a page: node:http and one buffer.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const { headers, body } = JSON.parse(await text(process.stdin)) as { headers: string[]; body: string };
const bytes = Buffer.from(body, "base64");
createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.argv[2]), "127.0.0.1", () => console.log("ready"));
