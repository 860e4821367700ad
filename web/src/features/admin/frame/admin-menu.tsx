import type { AdminRole } from "@cardplaza/contract/admin-roles";
import { useLocation } from "react-router";
import { SideMenu } from "../../../site/side-menu.tsx";
import { FRAME_WORDS } from "../admin-words.ts";
import { useQueues } from "../queues/use-queues.ts";
import { screenAt, screensFor } from "./admin-screens.ts";

/** The screens of this role with what waits there; beside the content, or in a sheet. */
export function AdminMenu({ role }: { role: AdminRole }) {
  const { pathname, search } = useLocation();
  const { data: queues = [] } = useQueues();
  const screens = screensFor(role);
  const current = screenAt(screens, pathname + search);
  const entries = screens.map((screen) => ({
    label: screen.label,
    to: screen.to,
    icon: screen.icon,
    count: queues
      .filter(({ path }) => path && screenAt(screens, path) === screen)
      .reduce((sum, { count }) => sum + count, 0),
    isCurrent: screen === current,
  }));
  return <SideMenu label={FRAME_WORDS.area} groups={[{ title: FRAME_WORDS.screens, entries }]} />;
}
