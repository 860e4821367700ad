import { expect, test } from "vitest";
import { createUsedStyles } from "./used-styles.ts";

const used = (css: string, html: string) => createUsedStyles(css)(html);

test("rules of classes that the page does not have are left out", () => {
  expect(used(".a{color:red}.b{color:blue}", `<p class="x b">`)).toBe(".b{color:blue}");
});

test("rules without a class stay", () => {
  expect(used("*,:after{margin:0}:root{--x:1}", "<p>")).toBe("*,:after{margin:0}:root{--x:1}");
});

test("one selector of several is enough, and commas in brackets part nothing", () => {
  expect(used(".a,.b:is(h1,h2){x:y}", `<p class="b">`)).toBe(".a,.b:is(h1,h2){x:y}");
  expect(used(".a:is(h1,.b){x:y}", `<p class="b">`)).toBe("");
});

test("names are read with their escapes, and from the page with its entities", () => {
  const css = String.raw`.w-1\.5{x:1}.\[\&\>svg\]\:p-2>svg{x:2}.\32 xl\:p-2{x:3}.hover\:a:hover{x:4}`;
  expect(used(css, `<p class="w-1.5 [&amp;&gt;svg]:p-2 2xl:p-2 hover:a">`)).toBe(css);
});

test("groups are searched through, and go when nothing is left in them", () => {
  const css = "@layer a,b;@layer u{@media (width>=1px){.a{x:1}.b{x:2}}@media print{.a{x:3}}}";
  expect(used(css, `<p class="b">`)).toBe("@layer a,b,u;@layer a,b;@layer u{@media (width>=1px){.b{x:2}}}");
});

test("texts may hold braces and quotes", () => {
  const css = String.raw`.a{content:"}\""}.b{x:1}`;
  expect(used(css, `<p class="b">`)).toBe(".b{x:1}");
});

test("a rule of an attribute's value waits for an element that has it", () => {
  const css = ".a[data-x=one] .b{x:1}.a[data-x=two] .b{x:2}:root[data-y=z]{x:3}";
  expect(used(css, `<p class="a" data-x="two">`)).toBe(".a[data-x=two] .b{x:2}:root[data-y=z]{x:3}");
});

test("fonts stay; registered properties and animations only where they are used", () => {
  const css =
    "@font-face{font-family:x}@property --p{inherits:false}@property --q{inherits:false}.a{y:var(--p);animation:k 1s}@keyframes k{to{x:1}}@keyframes other{to{x:1}}";
  expect(used(css, `<p class="a">`)).toBe(
    "@font-face{font-family:x}.a{y:var(--p);animation:k 1s}@keyframes k{to{x:1}}@property --p{inherits:false}",
  );
});

test("of the theme stays what is named, directly or by another, in rules or in the page", () => {
  const css = `@layer theme{:root,:host{--a:1;--b:var(--c);--c:"x;y", z;--d:2;--e:3}}.p{x:var(--b)}`;
  expect(used(css, `<p class="p" style="y:var(--d)">`)).toBe(
    `@layer theme;@layer theme{:root,:host{--b:var(--c);--c:"x;y", z;--d:2}}.p{x:var(--b)}`,
  );
});
