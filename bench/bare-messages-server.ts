// The lower bound for messages: node:http, one committed INSERT for each, and the event to the receiver's open stream. It
// knows no sessions, permissions, limits, unread or order.
import { createServer, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import pg from "pg";

const [port, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
await pool.query(`create table if not exists bare_messages
  (id bigint generated always as identity primary key, conversation text, sender text, body text, at timestamptz)`);
const INSERT = {
  name: "insert-message",
  text: "insert into bare_messages (conversation, sender, body, at) values ($1, $2, $3, now()) returning id",
};
const streams = new Map<string, ServerResponse>();

createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/stream") {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
    streams.set(searchParams.get("as") ?? "", response);
    return;
  }
  void (async () => {
    const { to, from, body } = (await json(request)) as { to: string; from: string; body: string };
    const { rows } = await pool.query<{ id: string }>({ ...INSERT, values: [from + to, from, body] });
    const message = JSON.stringify({ id: rows[0]?.id, from, body });
    for (const each of [from, to]) streams.get(each)?.write(`event: message\ndata: ${message}\n\n`);
    response.writeHead(201, { "content-type": "application/json" }).end(message);
  })();
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
