export default function AdminLoginPage() {
  return <p>AdminLoginPage</p>;
}
