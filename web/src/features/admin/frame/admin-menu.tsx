import type { AdminRole } from "@cardplaza/contract/admin-roles";
import { useLocation } from "react-router";
import { SideMenu } from "../../../site/side-menu.tsx";
import { FRAME_WORDS } from "../admin-words.ts";
import { useQueues, waitingAt } from "../queues/use-queues.ts";
import { screensFor } from "./admin-screens.ts";

/** The screens of this role with what waits there; beside the content, or in a sheet. */
export function AdminMenu({ role }: { role: AdminRole }) {
  const { pathname } = useLocation();
  const { data: queues } = useQueues();
  const entries = screensFor(role).map(({ label, to, icon }) => ({
    label,
    to,
    icon,
    count: waitingAt(queues, to),
    isCurrent: pathname === to,
  }));
  return <SideMenu label={FRAME_WORDS.area} groups={[{ title: FRAME_WORDS.screens, entries }]} />;
}
