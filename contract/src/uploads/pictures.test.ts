import { describe, expect, test } from "vitest";
import { pictureJpegUrl, pictureSrcSet, pictureUrl, readPictureUrl } from "./pictures.ts";

const id = "0m1abcdefghijklmnopq";
const cover = `/files/${id}/1600x900.webp`;

describe("a picture's addresses", () => {
  test("the stored address contains the size, so that a page can reserve the space", () => {
    expect(readPictureUrl(cover)).toEqual({ id, width: 1600, height: 900 });
  });

  test("the smallest size that is wide enough is used, otherwise the largest", () => {
    expect(pictureUrl(cover, 90)).toBe(`/files/${id}/96.webp`);
    expect(pictureUrl(cover, 401)).toBe(`/files/${id}/800.webp`);
    expect(pictureUrl(cover, 3000)).toBe(cover);
  });

  test("a small picture has no sizes above its own", () => {
    expect(pictureUrl(`/files/${id}/300x300.webp`, 400)).toBe(`/files/${id}/300x300.webp`);
    expect(pictureSrcSet(`/files/${id}/300x300.webp`)).toBe(
      `/files/${id}/96.webp 96w, /files/${id}/200.webp 200w, /files/${id}/300x300.webp 300w`,
    );
    expect(pictureSrcSet(`/files/${id}/64x64.webp`)).toBeUndefined();
  });

  test("there is also a JPEG", () => {
    expect(pictureJpegUrl(cover)).toBe(`/files/${id}/1600x900.jpg`);
  });

  test.each([
    "blob:http://localhost/1",
    "https://elsewhere.example/a.webp",
    `/files/${id}/../x.webp`,
    `//files/${id}/1x1.webp`,
    `${cover}\n`,
  ])("%j is not one of our pictures and stays as it is", (url) => {
    expect(readPictureUrl(url)).toBeNull();
    expect(pictureUrl(url, 96)).toBe(url);
    expect(pictureSrcSet(url)).toBeUndefined();
    expect(pictureJpegUrl(url)).toBe(url);
  });
});
