import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { UserProfile } from "@cardplaza/contract/people/profile";
import type { ComponentType } from "react";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { cn } from "../../ui/class-names.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { PlanTab } from "../plan/plan-tab.tsx";
import { AccountTab } from "./account-tab.tsx";
import { ProfilePosts } from "./profile/profile-posts.tsx";
import { ProfileSkeleton } from "./profile/profile-skeleton.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { PROFILE_TABS, readTab } from "./profile-tabs.ts";
import { SessionsTab } from "../accounts/sessions/sessions-tab.tsx";
import { SettingsTab } from "./settings-tab.tsx";
import { useOwnProfile } from "./profile/use-own-profile.ts";

interface OwnProfileProps {
  /** What the member wrote, drawn by a room above. */
  Posts: ComponentType<{ profile: UserProfile }>;
}

/** The member's own profile with its tabs. */
export function OwnProfile({ Posts }: OwnProfileProps) {
  const [asked, ask] = useAddressParam("tab");
  const tab = readTab(asked);
  const { data: profile, isError, isFetching, refetch } = useOwnProfile();
  return (
    <div className={cn(PAGE_WIDTH, "max-w-[880px] py-8 sm:py-12")}>
      <title>{`${PROFILE_TABS[tab].title} · ${PRODUCT_NAME}`}</title>
      <h1 className="text-2xl">My profile</h1>
      <Tabs
        value={tab}
        // Each tab is an own address, so the arrow keys only move the focus.
        activationMode="manual"
        onValueChange={(next) => ask(next === "profile" ? null : next, { push: true })}
        className="mt-5"
      >
        <TabList aria-label="My profile">
          {Object.entries(PROFILE_TABS).map(([value, { label }]) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab} className="grid grid-cols-1 gap-5">
          {tab === "sessions" ? (
            <SessionsTab />
          ) : tab === "plan" ? (
            <PlanTab />
          ) : profile ? (
            <>
              {tab === "profile" && (
                <>
                  <ProfileTab profile={profile} />
                  <ProfilePosts>
                    <Posts profile={profile} />
                  </ProfilePosts>
                </>
              )}
              {tab === "settings" && <SettingsTab profile={profile} />}
              {tab === "account" && <AccountTab profile={profile} />}
            </>
          ) : isError ? (
            <ErrorState
              title="Your profile did not load"
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <ProfileSkeleton label="Loading your profile" />
          )}
        </TabPanel>
      </Tabs>
    </div>
  );
}
