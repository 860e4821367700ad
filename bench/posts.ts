import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files that tell a load program what to post. */
export interface Posts {
  lua: string;
  json: string;
}

/**
 * Takes the bodies in turn, and another browser for each round of them: from one address, that is what
 * makes another visitor. The second in its name keeps the browsers of two loads apart.
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
