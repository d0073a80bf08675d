import { type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product. */
export default [
  // By its path and not as an index: the trial's form posts to `/`.
  route('/', 'routes/marketing/home.tsx'),
  route('auth', 'routes/auth/auth.tsx'),
  route('subscription', 'routes/billing/subscription.tsx'),
  route('dashboard', 'routes/dashboard/dashboard.tsx'),
  route('humanizer', 'routes/humanizer/humanizer.tsx'),
  route('my-files', 'routes/library/my-files.tsx'),
  route('account', 'routes/account/account.tsx'),

  route('api/user', 'routes/api/user.ts'),
  route('api/register', 'routes/api/register.ts'),
  route('api/login', 'routes/api/login.ts'),
  route('api/logout', 'routes/api/logout.ts'),
  route('api/auth/google', 'routes/api/google.ts'),
  route('api/auth/google/callback', 'routes/auth/google.tsx'),
  route('api/preferences', 'routes/api/preferences.ts'),

  route('api/humanize', 'routes/api/humanize.ts'),
  route('api/humanize/stream', 'routes/api/humanize-stream.ts'),
  route('api/runs/:id/stop', 'routes/api/run-stop.ts'),
  route('api/tones', 'routes/api/tones.ts'),
  route('api/tones/:id', 'routes/api/tone.ts'),
  route('api/humanizer/history', 'routes/api/history.ts'),
  route('api/humanizer/history/:id', 'routes/api/history-entry.ts'),
  route('api/humanizer/history/:id/download', 'routes/api/history-download.ts'),
  route('api/humanizer/history/:id/review', 'routes/api/history-review.ts'),
  route('api/humanizer/history/:id/restore', 'routes/api/history-restore.ts'),
  route('api/humanizer/history/:id/text', 'routes/api/history-text.ts'),
  route('api/drafts', 'routes/api/drafts.ts'),
  route('api/drafts/:id/clean', 'routes/api/draft-clean.ts'),
  route('api/process-file', 'routes/api/process-file.ts'),

  route('api/upload-document', 'routes/api/upload-document.ts'),
  route('api/study-documents', 'routes/api/study-documents.ts'),
  route('api/documents', 'routes/api/documents.ts'),
  route('api/documents/all', 'routes/api/documents-all.ts'),
  route('api/documents/:id', 'routes/api/document.ts'),
  route('api/documents/:id/feature/:feature', 'routes/api/document-feature.ts'),
  route('api/documents/:id/cancel', 'routes/api/document-cancel.ts'),
  route('api/documents/:id/retry', 'routes/api/document-retry.ts'),
  route('api/documents/:id/file', 'routes/api/document-file.ts'),

  route('api/outbox', 'routes/system/outbox.tsx'),

  route('healthz', 'routes/system/healthz.ts'),
  route('readyz', 'routes/system/readyz.ts'),
  route('robots.txt', 'routes/system/robots.ts'),
  route('sitemap.xml', 'routes/system/sitemap.ts'),
  route('api/*', 'routes/api/unknown.ts'),
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfig
