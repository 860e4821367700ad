export default function ProfileOldPage() {
  return <p>ProfileOldPage</p>;
}
