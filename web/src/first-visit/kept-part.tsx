import {
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { useSession } from "../lib/session.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { lazyWithQueries, loadWithQueries } from "./lazy-with-queries.tsx";

// How far below the screen a part may be when its code is fetched.
const NEAR = "200px 0px";

// One object: React would write the content again for another one. While hydrating it leaves it as it is.
const FROM_SERVER = { __html: "" };

/**
 * A part of the page that the server renders and the browser leaves as it is. Its code, with the query client, is
 * fetched when the part comes near the screen or is used, and at once for a member; then React renders it again
 * in the same place. What was pressed meanwhile is pressed again. A visitor who never looks there loads nothing.
 */
export function keptPart<P extends object>(load: () => Promise<ComponentType<P>>, coming?: ReactNode) {
  if (import.meta.env.SSR) return renderedByServer(load);
  let loaded: ComponentType<P> | undefined;

  return function KeptPart(props: P) {
    const box = useRef<HTMLDivElement>(null);
    const [isKept] = useState(!useHydrated());
    const [Part, setPart] = useState(() => loaded);
    const { status } = useSession();
    const { isWanted, handlers } = useWanted(box, Part !== undefined);
    const isDue = !Part && (isWanted || !isKept || status === "member");

    useEffect(() => {
      if (!isDue) return;
      let isLeft = false;
      void loadWithQueries(load).then((part) => {
        loaded = part;
        if (!isLeft) startTransition(() => setPart(() => part));
      });
      return () => {
        isLeft = true;
      };
    }, [isDue]);

    if (Part)
      return (
        <div key="rendered" ref={box}>
          <Part {...props} />
        </div>
      );
    if (!isKept) return coming;
    return (
      <div
        key="kept"
        ref={box}
        suppressHydrationWarning
        dangerouslySetInnerHTML={FROM_SERVER}
        {...handlers}
      />
    );
  };
}

function renderedByServer<P extends object>(load: () => Promise<ComponentType<P>>) {
  // Outside of a Suspense boundary, so that it is always in the page itself.
  const Part = lazyWithQueries(load);
  return function RenderedByServer(props: P) {
    return (
      <div>
        <Part {...props} />
      </div>
    );
  };
}

/** Whether a part is near the screen or in use. What is used before it is rendered is used again afterwards. */
function useWanted(box: { current: HTMLDivElement | null }, isRendered: boolean) {
  const [isWanted, setWanted] = useState(false);
  const used = useRef<{ way: number[]; isPressed: boolean }>(undefined);

  useEffect(() => {
    const element = box.current;
    if (!element || isRendered) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWanted(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isRendered]);

  useEffect(() => {
    if (!isRendered || !used.current || !box.current) return;
    const { way, isPressed } = used.current;
    used.current = undefined;
    const element = elementAt(box.current, way);
    if (!(element instanceof HTMLElement)) return;
    element.focus({ preventScroll: true });
    if (isPressed) element.click();
  }, [box, isRendered]);

  const use =
    (isPressed: boolean) =>
    ({ target, currentTarget }: SyntheticEvent) => {
      setWanted(true);
      const control = target instanceof Element && target.closest("a, button, select");
      if (!control || (isPressed && control.tagName !== "BUTTON")) return;
      used.current = { way: wayTo(control, currentTarget), isPressed };
    };
  return { isWanted, handlers: { onFocusCapture: use(false), onClickCapture: use(true) } };
}

/** The places of an element and its parents among their siblings, from the outermost one. */
function wayTo(element: Element, root: Element): number[] {
  const way: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    way.unshift([...at.parentElement.children].indexOf(at));
  return way;
}

function elementAt(root: Element, way: number[]): Element | undefined {
  return way.reduce<Element | undefined>((at, place) => at?.children[place], root);
}
