import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { CodeRequestForm } from "./code-request-form.tsx";
import { PasswordSignInForm } from "./password-sign-in-form.tsx";
import { type Provider, ProviderButtons } from "./provider-buttons.tsx";
import type { KnownPerson } from "./sign-up-values.ts";
import { SignUpForm } from "./sign-up-form.tsx";
import { useAuthTarget } from "./use-auth-target.ts";
import type { Entered } from "./use-enter.ts";
import type { SentCode } from "./use-request-code.ts";

interface AuthStartProps {
  tab: string;
  onTab: (tab: string) => void;
  providers: Provider[];
  /** What somebody typed before they came here. */
  known: KnownPerson | null;
  /** The address as typed so far; it is passed from form to form. */
  address: string;
  onAddress: (address: string) => void;
  onSent: (sent: SentCode) => void;
  onEntered: (entered: Entered) => void;
  onUnproven: (email: string) => void;
}

export function AuthStart(props: AuthStartProps) {
  const { tab, onTab, providers, known, address, onAddress, onSent, onEntered, onUnproven } = props;
  const [withPassword, setWithPassword] = useState(false);
  const { target, toJobs } = useAuthTarget();
  const email = address.includes("@") ? address : "";
  return (
    <>
      <Tabs value={tab} onValueChange={onTab} className="-mt-2">
        <TabList aria-label="Sign in or sign up" className="[&>*]:flex-1 [&>*]:justify-center">
          <Tab value="sign-in">Sign in</Tab>
          <Tab value="sign-up">Sign up</Tab>
        </TabList>
        <TabPanel value="sign-in" tabIndex={-1} className="grid grid-cols-1 gap-4 pt-6">
          {withPassword ? (
            <PasswordSignInForm email={email} onEmail={onAddress} onEntered={onEntered} />
          ) : (
            <CodeRequestForm address={address} onAddress={onAddress} onSent={onSent} />
          )}
          <Button
            variant="link"
            className="justify-self-center"
            onClick={() => setWithPassword(!withPassword)}
          >
            {withPassword ? "Use a one-time code" : "Use password"}
          </Button>
        </TabPanel>
        <TabPanel value="sign-up" tabIndex={-1} className="pt-6">
          <SignUpForm
            email={email}
            known={known}
            onEmail={onAddress}
            onEntered={onEntered}
            onUnproven={onUnproven}
          />
        </TabPanel>
      </Tabs>
      <ProviderButtons providers={providers} redirect={target} />
      {toJobs && (
        <Button asChild variant="link" className="mt-5 w-full">
          <Link to="/jobs">Browse jobs without signing in</Link>
        </Button>
      )}
    </>
  );
}
