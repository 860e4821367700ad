export default function NotificationsPage() {
  return <p>NotificationsPage</p>;
}
