import { EARLIER_TOKEN_KEY, HAS_LISTING_KEY, TOKEN_KEY, VIEW_KEY } from "../lib/storage/storage-keys.ts";

/**
 * What <html> says about the session before any module runs: `reloading` while the page leaves a
 * `?token=` address, `proving` until the server has judged that token, `member` with a token in force.
 */
export type SessionMark = "reloading" | "proving" | "member";

export const sessionMark = () => document.documentElement.dataset.session as SessionMark | undefined;

/**
 * Runs in the document's head, before the first paint. A token in the address is stored as specified,
 * with the current one saved aside, removed from the address, and the page reloads.
 *
 * Where an administrator views as a member, the tab's own storage takes the place of the browser's before anything reads
 * it. So no script of members knows of such tabs.
 */
export const START_SESSION = `(function(d){try{
if(sessionStorage.getItem("${VIEW_KEY}"))Object.defineProperty(window,"localStorage",{value:sessionStorage});
var s=localStorage,u=new URL(location.href),t=u.searchParams.get("token"),e=s.getItem("${EARLIER_TOKEN_KEY}");
if(t!==null){u.searchParams.delete("token");history.replaceState(history.state,"",u);
if(t){if(e===null)s.setItem("${EARLIER_TOKEN_KEY}",s.getItem("${TOKEN_KEY}")||"");
s.setItem("${TOKEN_KEY}",t);d.session="reloading";location.reload();return}}
if(e!==null)d.session="proving";else if(s.getItem("${TOKEN_KEY}"))d.session="member";
if(d.session&&s.getItem("${HAS_LISTING_KEY}"))d.hasListing=""
}catch(x){}})(document.documentElement.dataset)`;
