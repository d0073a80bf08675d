/** Returns what is said of a deletion; `name` is that of the file where it was one. */
export function deletionNews({ deleted, failed }: { deleted: number; failed: number }, name?: string) {
  if (deleted === 0) {
    return {
      kind: 'bad',
      title: 'Deletion Failed',
      description: 'There was an error deleting your file(s).',
    } as const
  }
  const files = deleted === 1 ? (name ?? '1 file') : `${deleted} files`
  if (failed > 0) {
    return { kind: 'warn', title: `${files} deleted, ${failed} could not be deleted` } as const
  }
  const have = deleted === 1 ? 'has' : 'have'
  return { kind: 'good', title: 'File Deleted', description: `${files} ${have} been deleted` } as const
}
