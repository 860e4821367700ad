import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files with the bodies that a load program posts. */
export interface Posts {
  lua: string;
  json: string;
}

/**
 * Posts the bodies in turn, with another browser for each round: from one address, another browser counts as another
 * visitor. The current second is part of the browser's name, so that two loads have different browsers.
 */
export async function writePosts(folder: string, bodies: string[]): Promise<Posts> {
  const posts = { lua: join(folder, "posts.lua"), json: join(folder, "posts.json") };
  await writeFile(posts.json, JSON.stringify(bodies));
  await writeFile(posts.lua, LUA.replace("BODIES", bodies.map((body) => `[[${body}]]`).join(", ")));
  return posts;
}

const LUA = `
local bodies = { BODIES }
local headers = { ["Content-Type"] = "application/json" }
local began = os.time()
local sent = 0
request = function()
  local round = math.floor(sent / #bodies)
  headers["User-Agent"] = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/" .. began .. "." .. round .. " Mobile Safari/537.36"
  sent = sent + 1
  return wrk.format("POST", nil, headers, bodies[sent % #bodies + 1])
end
`;
