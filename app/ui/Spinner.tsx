/** Work under way, always with words: "Processing file…". */
export function Spinner({ children }: { children: React.ReactNode }) {
  return (
    <span className="cluster" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
