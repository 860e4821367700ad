/**
 * Part of the loader: nothing that somebody does before the page is alive is lost. Links and fields work by themselves.
 * What needs scripts is held and done once they run, the last press alone; a link that leaves the page open is
 * followed at once, and its page is told of it later, because it may count it. What was typed is said again, because
 * React does not see what changed before it came. `keep(start)` begins; `start` is called with the first held press.
 */
export const HOLD_PRESSES = `function keep(start){
var root=document.documentElement,held,told=[],typed=new Map(),
NEEDS="button,summary,label,[role=button],[role=tab],[role=switch],[role=checkbox],input[type=checkbox],input[type=radio],a[href]",
STAYS='[target=_blank],[download],[href^="tel:"],[href^="mailto:"],[href^="sms:"],[href^="geo:"]';
function hold(e,run,at){e.preventDefault();e.stopImmediatePropagation();if(at)at.setAttribute("aria-busy","true");held=run;start()}
function onClick(e){if(!e.isTrusted||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;
var t=e.target.closest&&e.target.closest(NEEDS),f=t&&t.localName==="label"&&t.control;
if(!t||t.localName==="summary"||t.disabled)return;
if(t.localName==="a"&&!t.hasAttribute("data-waits")){if(t.matches(STAYS)){e.stopPropagation();told.push(t);start()}return}
if(t.localName==="label"&&!(f&&(f.type==="checkbox"||f.type==="radio")))return;
if(t.type==="submit"&&t.form)return;
hold(e,function(){press(t)},t)}
function onSubmit(e){var f=e.target,b=e.submitter;if(!e.isTrusted||f.hasAttribute("action"))return;
hold(e,function(){if(b)b.removeAttribute("aria-busy");if(f.isConnected)f.requestSubmit(b&&b.isConnected?b:null)},b)}
function onInput(e){var t=e.target;if("value" in t&&t.type!=="checkbox"&&t.type!=="radio"&&t.type!=="file")typed.set(t,t.value)}
function press(t){if(!t.isConnected)return;t.removeAttribute("aria-busy");
["pointerdown","pointerup"].forEach(function(type){t.dispatchEvent(new PointerEvent(type,{bubbles:true,cancelable:true,pointerType:"mouse"}))});t.click()}
function tell(t){addEventListener("click",function(e){e.preventDefault()},{capture:true,once:true});t.click()}
function say(value,t){if(!t.isConnected)return;
if(t.value!==value)Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),"value").set.call(t,value);
if(t._valueTracker)t._valueTracker.setValue("");
t.dispatchEvent(new Event(t.localName==="select"?"change":"input",{bubbles:true}))}
var ON={click:onClick,submit:onSubmit,input:onInput};
for(var type in ON)addEventListener(type,ON[type],true);
new MutationObserver(function(_,observer){observer.disconnect();
for(var type in ON)removeEventListener(type,ON[type],true);
setTimeout(function(){typed.forEach(say);told.forEach(tell);if(held)held()})}).observe(root,{attributeFilter:["data-alive"]})}`;
