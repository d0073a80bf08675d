export * from './accounts.ts'
export * from './humanizer.ts'
export * from './runs.ts'
export * from './usage.ts'
