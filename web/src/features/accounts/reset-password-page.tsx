export default function ResetPasswordPage() {
  return <p>ResetPasswordPage</p>;
}
