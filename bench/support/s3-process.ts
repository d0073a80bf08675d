/** An emulated S3 service with an empty bucket, in a process of its own. Started by `cluster.ts`. */
import { startS3 } from '#test/mocks/s3.ts'

const service = await startS3()
process.send?.(service.variables)
// Who asked for the service has gone.
process.once('disconnect', () => process.exit())
