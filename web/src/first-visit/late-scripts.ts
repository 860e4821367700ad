/**
 * React Router starts its scripts at once, where they compete with the first paint on a slow
 * network. This turns its module script into a small loader that waits until the page has loaded
 * and is idle, or until the first touch, key or focus, whichever comes first. Only a sign-in that has
 * just come back by address does not wait. The whole style sheet comes with them: the page itself
 * carries only what it shows without them. When a file did not come, the page loads itself again as soon as all
 * of them load, but only once: a second failure has another reason.
 */
export function startScriptsLate(html: string, sheet: string): string {
  const { page, preloads } = withoutPreloads(html);
  const [before = "", after] = page.split(SCRIPT_BEGINS);
  if (after === undefined) throw new Error("React Router's module script was not found in the page");
  const end = after.indexOf(SCRIPT_ENDS);
  const code = after.slice(0, end);
  const manifest = /import "([^"]+)"/.exec(code)?.[1];
  const routes = [...code.matchAll(/import \* as route\d+ from "([^"]+)"/g)].map(
    (match) => match[1] as string,
  );
  const ids = [
    ...(/__reactRouterRouteModules = \{(.*?)\};/s.exec(code)?.[1] ?? "").matchAll(/"([^"]+)":route\d+/g),
  ];
  const entry = /import\("([^"]+)"\)/.exec(code)?.[1];
  if (!manifest || !entry || ids.length !== routes.length)
    throw new Error("React Router's module script has changed");

  const data = {
    preloads,
    modules: [manifest, ...routes],
    ids: ids.map((match) => match[1] as string),
    entry,
    sheet,
  };
  return `${before}<script>${LOADER}(${JSON.stringify(data)})${after.slice(end)}`;
}

const SCRIPT_BEGINS = '<script type="module" async="">';
const SCRIPT_ENDS = "</script>";
const PRELOAD_BEGINS = '<link rel="modulepreload" href="';
const PRELOAD_ENDS = '"/>';

// Split, not searched with a pattern: a page is some 80 KB, and this is done for each.
function withoutPreloads(html: string): { page: string; preloads: string[] } {
  const [first = "", ...rest] = html.split(PRELOAD_BEGINS);
  const ends = rest.map((part) => part.indexOf(PRELOAD_ENDS));
  return {
    page: first + rest.map((part, i) => part.slice((ends[i] as number) + PRELOAD_ENDS.length)).join(""),
    preloads: rest.map((part, i) => part.slice(0, ends[i])),
  };
}

const LOADER = `(function(d){var begun;function start(){if(begun)return;begun=1;
d.preloads.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});
var styles=new Promise(function(done){var l=document.createElement("link");l.rel="stylesheet";l.href=d.sheet;l.onload=l.onerror=done;document.head.append(l)});
Promise.all(d.modules.map(function(m){return import(m)}).concat(styles)).then(function(m){var r=window.__reactRouterRouteModules={};
d.ids.forEach(function(id,i){r[id]=m[i+1]});return import(d.entry)}).then(function(){sessionStorage.removeItem("restarted")}).catch(again)}
function again(){Promise.all(d.preloads.concat(d.modules,d.entry).map(function(f){return fetch(f).then(function(a){if(!a.ok)throw a;return a.text()})})).then(function(){
if(sessionStorage.getItem("restarted")!==location.href){sessionStorage.setItem("restarted",location.href);location.reload()}},function(){setTimeout(again,3e3)}).catch(function(){})}
if(document.documentElement.dataset.session==="proving")return start();
["pointerdown","keydown","focusin","touchstart"].forEach(function(e){addEventListener(e,start,{once:true,passive:true,capture:true})});
function idle(){window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)}
document.readyState==="complete"?idle():addEventListener("load",idle,{once:true})})`;
