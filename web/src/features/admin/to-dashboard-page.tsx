export default function ToDashboardPage() {
  return <p>ToDashboardPage</p>;
}
