export default function Home() {
  return <h1>Wordkin</h1>
}
