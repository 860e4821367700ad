import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { register } from "./profile.ts";

/** What a visitor gets; a page that was shown before may be a stored one. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { accept: "text/html" } });
  return { status: response.status(), text: await response.text() };
}

test("nothing of a hidden post or profile is in a page that visitors have seen before", async ({
  request,
}) => {
  const asha = await register(request, "Asha Menon");
  const headers = { authorization: `Bearer ${asha.token}` };
  const [said, told] = [crypto.randomUUID(), crypto.randomUUID()];
  const profile = (data: object) => request.patch("/api/user-profile", { headers, data });
  await profile({ headline: `Designer ${told}`, visibility: "public" });
  const written = await request.post("/api/posts", { headers, data: { body: `A hall is ready ${said}` } });
  const { _id } = (await written.json()) as { _id: string };
  const path = `/post/${_id}`;
  const change = (data: object) => request.patch(`/api/posts/${_id}`, { headers, data });
  const shows = async (text: string) => {
    const { status, text: page } = await read(request, path);
    return [status, page.includes(text)];
  };
  const seen = () => shows(said);

  expect(await seen()).toEqual([200, true]);
  expect(await shows(told)).toEqual([200, true]);
  await profile({ visibility: "connections" });
  await expect.poll(() => shows(told)).toEqual([200, false]);
  for (const other of [`/search?q=${told}`, `/profile/${asha.id}`, "/plazy"])
    expect([other, (await read(request, other)).text.includes(`Designer ${told}`)]).toEqual([other, false]);

  await change({ visibility: "connections" });
  await expect.poll(seen).toEqual([404, false]);
  await change({ visibility: "public" });
  await expect.poll(seen).toEqual([200, true]);
  await request.delete(`/api/posts/${_id}`, { headers });
  await expect.poll(seen).toEqual([410, false]);
});
