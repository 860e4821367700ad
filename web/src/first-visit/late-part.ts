import { type ComponentType, lazy } from "react";
import { toast } from "../ui/overlays/toast-store.ts";
import { loadPatiently } from "./load-patiently.ts";

/** A part whose code loads when it is first rendered. Without a network it shows a message and tries again. */
export const latePart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await loadPatiently(load, showWaitingToast) }));

const showWaitingToast = () =>
  toast({
    title: "Not loaded yet",
    description: "A part of this page did not load. Check your connection; we keep trying.",
    variant: "destructive",
  });
