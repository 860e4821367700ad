// The lower bound for counting events: node:http, pg, one committed INSERT per request.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import pg from "pg";

const [port, databaseUrl, connections] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(connections) });
const INSERT = {
  name: "insert-event",
  text: `insert into events (at, card_id, type, channel, visitor, country, device, source)
         values (now(), $1, $2, 'link', $3, 'IN', 'phone', 'person')`,
};

createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  void (async () => {
    const { cardId, type } = (await json(request)) as { cardId: string; type: string };
    await pool.query({ ...INSERT, values: [cardId, type, request.headers["user-agent"]] });
    response.writeHead(204).end();
  })();
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
