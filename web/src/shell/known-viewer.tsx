import { useEffect } from "react";
import { OpenedNotification } from "../features/notifications/opened-notification.tsx";
import { startApp } from "../lib/offline/start-app.ts";
import { useSession } from "../lib/session.ts";
import { NewVersionBar } from "../site/new-version-bar.tsx";
import { useViewer, type Viewer } from "../lib/use-viewer.ts";

interface KnownViewerProps {
  /** Undefined as long as it is not known, and again when the member leaves. */
  onKnown: (viewer: Viewer | undefined) => void;
}

/** Finds out what the header needs to know of a member, and keeps it up to date. */
export function KnownViewer({ onKnown }: KnownViewerProps) {
  const viewer = useViewer();
  const { user } = useSession();
  useEffect(() => {
    onKnown(viewer ?? undefined);
  }, [viewer, onKnown]);
  useEffect(() => () => onKnown(undefined), [onKnown]);
  useEffect(() => void startApp(), []);
  return (
    <>
      {user && <OpenedNotification member={user._id} />}
      <NewVersionBar />
    </>
  );
}
