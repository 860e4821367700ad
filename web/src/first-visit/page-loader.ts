import { HOLD_PRESSES } from "./held-presses.ts";
import type { Rest } from "./resting-pages.ts";

export interface Fonts {
  sheet: string;
  /** The file that every page needs. Already there when the sheet comes, it is drawn at once, and the page is laid out once more. */
  latin: string;
  /** The font file for pages with prices. */
  rupee: string;
}

/** What the loader knows of its page. */
export interface PageFiles {
  preloads: string[];
  /** The manifest, then the modules of the routes. */
  modules: string[];
  ids: string[];
  entry: string;
  sheet: string;
  fonts: Fonts;
  /** What a resting page does by itself, such as saying what is open now. */
  atRest: string;
  /** Only on pages that rest. */
  rest?: Rest;
}

/**
 * Brings the fonts after the page, which stands in a fallback of the same measure until then, and a card's own. A page
 * that starts at once has this alone.
 */
const BRING_FONTS = `function add(rel,href,as){var l=document.createElement("link");l.rel=rel;if(as)l.as=as;if(as==="font")l.crossOrigin="";l.href=href;document.head.append(l);return l}
function bring(href){var l=add("stylesheet",href);l.onerror=function(){l.remove();setTimeout(bring,3e3,href)}}
function fetchFont(file){return new Promise(function(done){var l=add("preload",file,"font");l.onload=l.onerror=done})}
function bringFonts(fonts){Promise.all([fetchFont(fonts.latin)].concat(document.body.textContent.includes("₹")?fetchFont(fonts.rupee):[])).then(function(){bring(fonts.sheet)});document.querySelectorAll("[data-late-sheet]").forEach(function(e){bring(e.dataset.lateSheet)})}
function idle(f){window.requestIdleCallback?requestIdleCallback(f,{timeout:2000}):setTimeout(f,200)}
function loaded(f){document.readyState==="complete"?idle(f):addEventListener("load",function(){idle(f)},{once:true})}`;

export const fontsAfterLoad = (fonts: Fonts) =>
  `(function(){${BRING_FONTS}loaded(function(){bringFonts(${JSON.stringify(fonts)})})})()`;

/**
 * Waits until the page has loaded and is idle, or until the first touch, key or focus, and starts the scripts. For a
 * visitor, a page that rests fetches its files then, but runs them only when somebody uses it: it is moved, scrolled,
 * touched (a mouse that lies still over a page is reported too, as moved by nothing). Only a sign-in that has just come
 * back by address does not wait. When a file did not come, the page loads itself again as soon as all of them load, but
 * only once: a second failure has another reason.
 */
const LOADER = `(function(d){var begun,used,resting,left=d.preloads.slice(),root=document.documentElement,r=d.rest;
${BRING_FONTS}
${HOLD_PRESSES}
function gather(){if(left.length)add("modulepreload",left.shift())}
function slowly(list){var f=list.shift();if(f&&!begun)idle(function(){if(!begun)f();slowly(list)})}
function pause(){return window.scheduler&&scheduler.yield?scheduler.yield():new Promise(function(done){setTimeout(done)})}
function start(){if(begun)return;begun=1;while(left.length)gather();
var styles=new Promise(function(done){var l=add("stylesheet",d.sheet);l.onload=l.onerror=done});
d.preloads.filter(function(f){return f!==d.entry}).reduce(function(before,f){return before.then(function(){return import(f)}).then(pause)},Promise.resolve())
.then(function(){return Promise.all(d.modules.map(function(m){return import(m)}).concat(styles))}).then(function(m){var r=window.__reactRouterRouteModules={};
d.ids.forEach(function(id,i){r[id]=m[i+1]});return import(d.entry)}).then(function(){try{sessionStorage.removeItem("restarted")}catch(e){}}).catch(again)}
function again(){Promise.all(d.preloads.concat(d.modules,d.entry).map(function(f){return fetch(f).then(function(a){if(!a.ok)throw a;return a.text()})})).then(function(){
if(sessionStorage.getItem("restarted")!==location.href){sessionStorage.setItem("restarted",location.href);location.reload()}},function(){setTimeout(again,3e3)}).catch(function(){})}
function rests(){try{return r&&!root.dataset.session&&!location.hash&&!(r.isPlain&&location.search)&&!sessionStorage.getItem("kept-action")&&!document.querySelector("[data-wakes]")}catch(e){}}
function listen(e,f){addEventListener(e,f,{once:true,passive:true,capture:true})}
function use(){used=1;if(resting)start()}
function rest(){resting=1;slowly([
function(){if(r.view)count(r.view)},
function(){if(document.querySelector("[data-rest]"))import(d.atRest).catch(function(){})},
function(){document.querySelectorAll("img[data-inline]+img").forEach(function(i){if(i.naturalWidth)i.previousSibling.hidden=true})},
function(){add("prefetch",d.sheet,"style")}].concat(d.preloads.map(function(){return gather})))}
function count(v){var h={"Content-Type":"application/json"},b=v.body,from;
if(b.cardId){b.timezone=Intl.DateTimeFormat().resolvedOptions().timeZone;try{from=new URL(document.referrer).origin}catch(e){}h["X-Page-Referrer"]=from||""}
root.dataset.viewed=v.about;fetch(v.path,{method:"POST",keepalive:true,headers:h,body:JSON.stringify(b)}).catch(function(){})}
if(root.dataset.session!=="reloading")keep(start);
if(root.dataset.session==="proving"){start();return loaded(function(){bringFonts(d.fonts)})}
["pointerdown","keydown","focusin","touchstart"].forEach(function(e){listen(e,start)});
["scroll","wheel","storage"].forEach(function(e){listen(e,use)});
addEventListener("pointermove",function(e){if(e.movementX||e.movementY)use()},{passive:true,capture:true});
loaded(function(){bringFonts(d.fonts);begun||used||!rests()?start():rest()})})`;

export const pageLoader = (files: PageFiles) => `${LOADER}(${JSON.stringify(files)})`;
