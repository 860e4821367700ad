// The lower bound for a card's JSON: Hono sends a text from memory.
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const json = await text(process.stdin);
const app = new Hono();
app.get("/api/business-cards/slug/:slug", (c) => c.body(json, 200, { "content-type": "application/json" }));
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: "127.0.0.1" }, () => console.log("ready"));
