import { type AdminRole, mayUse } from "@cardplaza/contract/admin-roles";
import type { ComponentType } from "react";
import { useSearchParams } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { useSignedInAdmin } from "../admin-session.ts";
import { TabLinks } from "./tab-links.tsx";

export interface ScreenTab {
  id: string;
  label: string;
  roles: readonly AdminRole[];
  Content: ComponentType;
}

interface TabbedScreenProps {
  title: string;
  /** The first is shown without a choice in the address. */
  tabs: readonly [ScreenTab, ...ScreenTab[]];
}

/** A screen with tabs by `?tab=`. What a role may not use is not shown; the server refuses it too. */
export function TabbedScreen({ title, tabs }: TabbedScreenProps) {
  const { role } = useSignedInAdmin().admin;
  const [params] = useSearchParams();
  const usable = tabs.filter(({ roles }) => mayUse(role, roles));
  const { id, Content } = usable.find((tab) => tab.id === params.get("tab")) ?? tabs[0];
  return (
    <div className={cn(PAGE_WIDTH, "grid grid-cols-1 gap-6 py-8 sm:py-10")}>
      <h1 className="text-2xl">{title}</h1>
      {usable.length > 1 && <TabLinks label={title} tabs={usable} current={id} />}
      <Content key={id} />
    </div>
  );
}
