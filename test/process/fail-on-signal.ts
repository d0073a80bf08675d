// Loaded before the server: makes mistakes in it that nothing of ours makes.
process.on('SIGUSR2', () => void Promise.reject(new Error('a planted rejection')))
process.on('SIGPIPE', () => {
  throw new Error('a planted exception')
})
