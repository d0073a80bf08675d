/** Has the process that reads start while the bytes arrive. */
export async function prepareReading(): Promise<void> {
  const { prepareExtraction } = await import('#app/domain/extraction/spare.server.ts')
  prepareExtraction()
}
