/** The way to the server: how calls are made, and how it is waited between them. */
export type Line = {
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  wait: (ms: number) => Promise<unknown>
}

/** The way a browser has. */
export const browserLine: Line = {
  fetch: (address, init) => fetch(address, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
