export default function AuthPage() {
  return <p>AuthPage</p>;
}
