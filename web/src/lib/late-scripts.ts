/**
 * React Router starts its scripts at once, where they compete with the first paint on a slow
 * network. This turns its module script into a small loader that waits until the page has loaded
 * and is idle, or until the first touch, key or focus, whichever comes first. Only a sign-in that has
 * just come back by address does not wait. The whole style sheet comes with them: the page itself
 * carries only what it shows without them. When a file did not come, the page loads itself again as soon as all
 * of them answer, but only once: what fails then fails for another reason.
 */
export function startScriptsLate(html: string, sheet: string): string {
  const script = MODULE_SCRIPT.exec(html);
  if (!script) throw new Error("React Router's module script was not found in the page");
  const [whole, code = ""] = script;
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

  const preloads = [...html.matchAll(PRELOAD)].map((match) => match[1] as string);
  const data = {
    preloads,
    modules: [manifest, ...routes],
    ids: ids.map((match) => match[1] as string),
    entry,
    sheet,
  };
  // Functions as replacements: a `$` in a file name would otherwise be taken for a pattern.
  return html
    .replaceAll(PRELOAD, "")
    .replace(whole, () => `<script>${LOADER}(${JSON.stringify(data)})</script>`);
}

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;

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
