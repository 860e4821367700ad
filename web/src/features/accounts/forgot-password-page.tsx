import { EMAIL_MAX } from "@cardplaza/contract/accounts/account-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { api } from "../../lib/api.ts";
import { DRAWN_IN_BROWSER } from "../../first-visit/page-start.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { checkEmail } from "./account-checks.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { showAtFields } from "../../forms/saving/show-at-fields.ts";
import { SubmitButton } from "./submit-button.tsx";
import type { Route } from "./+types/forgot-password-page.ts";

export const handle = DRAWN_IN_BROWSER;

export const meta: Route.MetaFunction = () => [
  { title: `Forgot password · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export default function ForgotPasswordPage() {
  const ask = useMutation({
    networkMode: "always",
    mutationFn: (body: { email: string }) => api["POST /api/auth/forgot-password"]({ body }),
  });
  // As typed on the sign-in page, which also says where it leads.
  const { email: typed, search = "" } = (useLocation().state ?? {}) as { email?: string; search?: string };
  const form = useForm<{ email: string }>({ defaultValues: typed ? { email: typed } : undefined });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    await ask.mutateAsync(values).catch((error: unknown) => {
      if (!showAtFields(form, error, ["email"])) form.setError("root", { message: problemText(error) });
    });
  });
  return (
    <AuthFrame
      title="Forgot your password?"
      intro="Enter your e-mail, and we will send you a link to set a new one."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
        {errors.root && (
          <Notice tone="danger" live>
            {errors.root.message}
          </Notice>
        )}
        {ask.isSuccess && !isSubmitting && (
          <Notice tone="positive" live>
            {ask.data.message}
          </Notice>
        )}
        <Field label="E-mail" required error={errors.email?.message}>
          <TextField
            type="email"
            {...form.register("email", { validate: checkEmail })}
            autoComplete="username"
            maxLength={EMAIL_MAX}
          />
        </Field>
        <SubmitButton busy={isSubmitting}>Send reset link</SubmitButton>
        <Button asChild variant="link" className="justify-self-center">
          <Link to={`/auth${search}`}>Back to sign in</Link>
        </Button>
      </form>
    </AuthFrame>
  );
}
