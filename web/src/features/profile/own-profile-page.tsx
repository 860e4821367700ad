export default function OwnProfilePage() {
  return <p>OwnProfilePage</p>;
}
