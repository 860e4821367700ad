import { ADMIN_PASSWORD_MIN } from "@cardplaza/contract/admin/admin-words";
import { ACCOUNT_TEXT, PASSWORD_MAX } from "@cardplaza/contract/accounts/account-words";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { SmallFormProblem } from "../../forms/small/small-form-dialog.tsx";
import { api, ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { INVITE_WORDS } from "./admin-words.ts";
import { ROLES } from "./roles.ts";
import { useEnterAdmin } from "./use-admin-sign-in.ts";

/** Where the link of an invitation leads: the first password, and in. */
export function AcceptInvitation({ invite }: { invite: string }) {
  const invited = useQuery({
    queryKey: ["POST /api/admin/auth/invitation", invite],
    queryFn: () => api["POST /api/admin/auth/invitation"]({ body: { invite } }),
  });
  const { data, error, isFetching, refetch } = invited;
  if (data) return <PasswordForm invite={invite} {...data} />;
  if (error instanceof ApiError && error.status < 500) return <Over reason={error.reason} />;
  if (error) return <ErrorState retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingArea label={INVITE_WORDS.loading} className="grid grid-cols-1 gap-5">
      <Skeleton className="h-8" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </LoadingArea>
  );
}

function Over({ reason }: { reason: string }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-xl">{INVITE_WORDS.overTitle}</h1>
      <Notice tone="danger" live>
        {reason}
      </Notice>
      <Button asChild size="lg" variant="secondary">
        <Link to="/admin/login" replace state={null}>
          {INVITE_WORDS.toSignIn}
        </Link>
      </Button>
    </div>
  );
}

interface PasswordFormProps {
  invite: string;
  name: string;
  email: string;
  role: keyof typeof ROLES;
}

function PasswordForm({ invite, name, email, role }: PasswordFormProps) {
  const enter = useEnterAdmin();
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: (password: string) =>
      api["POST /api/admin/auth/accept-invitation"]({ body: { invite, password } }),
  });
  const form = useSmallForm({
    begin: { password: "", again: "" },
    check: ({ password, again }) => {
      const problem = lengthProblem(password);
      return { password: problem, again: !problem && again !== password && ACCOUNT_TEXT.passwordsDiffer };
    },
    send: ({ password }) => accept.mutateAsync(password),
    onSent: (signedIn) => {
      enter(signedIn);
      void navigate("/admin/dashboard", { replace: true });
    },
  });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <div>
        <h1 className="text-xl">{INVITE_WORDS.title}</h1>
        <p className="mt-1 text-sm break-words text-muted">
          {INVITE_WORDS.as(name, ROLES[role].name)} {ROLES[role].may}
        </p>
      </div>
      <SmallFormProblem text={form.problem} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={INVITE_WORDS.password}
        required
        error={form.problems.password}
        hint={INVITE_WORDS.passwordHint}
      >
        <PasswordField autoComplete="new-password" {...form.text("password")} />
      </Field>
      <Field label={INVITE_WORDS.again} required error={form.problems.again}>
        <PasswordField autoComplete="new-password" {...form.text("again")} />
      </Field>
      <Button type="submit" size="lg" busy={form.isSending}>
        {INVITE_WORDS.accept}
      </Button>
    </form>
  );
}

function lengthProblem(password: string) {
  if (password.length < ADMIN_PASSWORD_MIN) return `At least ${ADMIN_PASSWORD_MIN} characters.`;
  return password.length > PASSWORD_MAX && `At most ${PASSWORD_MAX} characters.`;
}
